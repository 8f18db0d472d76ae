import { TextWithPhones } from "~/ui/phone/text-with-phones";

/** What a list says in place of its items while there are none. */
export function NothingYet({ text, otherwise }: { text: string; otherwise: string }) {
  return (
    <p>
      <TextWithPhones text={text || otherwise} />
    </p>
  );
}
