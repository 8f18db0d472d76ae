import { TextWithPhones } from "~/ui/phone/text-with-phones";

/** The text of an empty list. */
export function NothingYet({ text, otherwise }: { text: string; otherwise: string }) {
  return (
    <p>
      <TextWithPhones text={text || otherwise} />
    </p>
  );
}
