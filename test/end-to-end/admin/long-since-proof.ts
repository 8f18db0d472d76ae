import { changeDatabase } from "../site-database";

/**
 * Ages a person's sessions in the database of the site under test, as if they had entered their password an
 * hour ago.
 */
export async function longSinceProof(email: string): Promise<void> {
  await changeDatabase(
    `update staff_session set proven_at = now() - interval '1 hour'
     where user_id = (select id from staff_user where email = $1)`,
    [email],
  );
}
