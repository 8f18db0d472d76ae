import "~/app/register";
import { rememberKeys } from "./remembered-keys";

/** Runs before each test file. */
rememberKeys();
