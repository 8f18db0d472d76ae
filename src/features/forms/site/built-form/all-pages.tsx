import { useHydrated } from "~/site/browser/use-hydrated";
import type { TypedValues } from "~/ui/form/form-fields";
import { pagesOfForm } from "../../form/pages-of-form";
import type { ShownForm } from "../../form/shown-form";
import { shownQuestions } from "../../form/shown-questions";
import { FormPage } from "./form-page";
import { Review } from "./review";
import type { FormPages } from "./use-form-pages";

interface AllPagesProps {
  form: ShownForm;
  pages: FormPages;
  /** The values of a post without JavaScript. */
  values: TypedValues | undefined;
}

/** All pages of a built form and its review page. All but the current one are hidden. */
export function AllPages({ form, pages: { page, shown, chosen, element }, values }: AllPagesProps) {
  const { questions, hasReview } = form;
  const hydrated = useHydrated();
  const pages = pagesOfForm(questions);
  const visibleQuestions = new Set(shownQuestions(questions, chosen));
  return (
    <>
      {pages.map(({ opening, questions: on }, at) => (
        <FormPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a form never change order
          key={at}
          opening={opening}
          questions={on}
          all={questions}
          visibleQuestions={visibleQuestions}
          chosen={chosen}
          hydrated={hydrated}
          isShown={at === page}
          step={shown.length > 1 ? { at: shown.indexOf(at) + 1, of: shown.length } : undefined}
        />
      ))}
      {hasReview && (
        <Review
          form={form}
          pages={pages}
          visibleQuestions={visibleQuestions}
          element={element}
          values={values}
          isShown={page === pages.length}
          step={{ at: shown.length, of: shown.length }}
        />
      )}
    </>
  );
}
