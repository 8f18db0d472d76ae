import { TYPED_SHORT } from "../shorthand";

/** Inflections, phonetic misspellings, and abbreviations of danger words. */

const ENGLISH_ENDINGS = new Set(
  entriesOf(`,s,es,e,ed,d,ing,ings,er,ers,y,ies,ied,ly,al,ally,ic,ion,ions,ation,ations,ition,or,ors,ous,ness,ful,ment,
    ments,ance,ence,ency,able,ible,ive,ives,ant,ants,ent,ents,ting,ted,ping,ped,ging,ged,ning,ned,bing,bed,ming,med,ring,red,ling,led,lable,ding,ded,ily,ier,iest,ia,ity,
    ty,ual,uous,ated,ating,ates,ate,ator,ators,ized,izing,ize,ting,ene,en,ness,ful,ure,ures,age,ager,agers,ture,tures,ze,zed,zes,zing,lysis,ysis,yze,yzed,ened,ening,ens,riage,riages,rying,ement,ements,ative,atives,iness,ption,trual,truation,truating,ist,ists,ian,ians,ism`),
);

/**
 * The forms of a Spanish stem: all persons of the common tenses, and both genders and numbers of nouns and adjectives.
 */
const SPANISH_STEM_ENDINGS = entriesOf(
  `a,o,e,s,as,os,es,an,en,amos,emos,imos,ar,er,ir,ada,ado,adas,ados,ida,ido,idas,idos,ando,iendo,endo,aba,aban,abas,ia,
   ian,i,io,aron,ieron,aste,iste,are,ara,aran,aria,arian,ere,era,eran,eria,ire,ira,iran,iria,iera,ieran,ase,ie,ien,ion,
   iones,cion,ciones,miento,mientos,amiento,imiento,adura,aduras,edura,eduras,idura,acion,aciones,icion,ante,antes,iente,ador,adora,illa,illas,ito,ita,azo,azos,
   oso,osa,osos,osas,ico,ica,ivo,iva,al,ales,on,ones,encia,ancia,ismo,ista,dad`,
);
/** Pronouns attached to an infinitive, a gerund, or an imperative: “quitarse”, “matándome”, “ayúdenme”. */
const SPANISH_PRONOUNS = entriesOf("me,te,se,le,lo,la,nos,les,los,las,melo,selo,sela,telo");
const TAKES_PRONOUN = /(?:[aei]r|[ae]ndo|^a|^e|^an|^en)$/;
const SPANISH_ENDINGS = new Set([
  ...SPANISH_STEM_ENDINGS,
  ...SPANISH_STEM_ENDINGS.filter((ending) => TAKES_PRONOUN.test(ending)).flatMap((ending) =>
    SPANISH_PRONOUNS.map((pronoun) => ending + pronoun),
  ),
]);

/** The forms of a stem with which misspelled words are compared. */
export const FORMS_TO_MISSPELL: readonly string[] = entriesOf(
  ",s,e,es,ed,ing,er,al,ion,a,o,ar,ando,ado,arse,arme",
);

export function endsLikeEnglish(ending: string): boolean {
  return ENGLISH_ENDINGS.has(ending);
}

export function endsLikeSpanish(ending: string): boolean {
  return ending === "" || SPANISH_ENDINGS.has(ending);
}

/**
 * Gives words that sound the same in Latin American Spanish the same spelling: “combulsión” and “convulsión”, “hogando”
 * and “ogando”.
 */
export function soundInSpanish(word: string): string {
  return word
    .replaceAll(/ch/g, "#")
    .replaceAll(/h/g, "")
    .replaceAll(/v|w/g, "b")
    .replaceAll(/ll/g, "y")
    .replaceAll(/x(?=[ei])|sc(?=[ei])|c(?=[ei])|z/g, "s")
    .replaceAll(/qu(?=[ei])|q|c/g, "k")
    .replaceAll(/gu(?=[ei])/g, "G")
    .replaceAll(/g(?=[ei])/g, "j")
    .replaceAll(/G/g, "g")
    .replaceAll(/n(?=[bp])/g, "m")
    .replaceAll(/(.)\1/g, "$1");
}

/** Abbreviations that mean something else in other searches, with their meaning in a text about danger. */
const SHORTHAND: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf(
    `hr hour,hrs hours,min minutes,mins minutes,mo month,mos months,r are,w with,rn right now,
     bf boyfriend,gf girlfriend,ive i,gettin getting,goin going,bleedin bleeding,
     chokin choking,throwin throwing,havin having,dyin dying,killin killing,q que,xq porque,pq porque,bb bebe,thinkin thinking,
     talkin talking,feelin feeling,breathin breathing,cuttin cutting,puttin putting,drinkin drinking`,
  ).map((line) => {
    const [short = "", ...words] = line.split(" ");
    return [short, words];
  }),
);

export function writtenOut(word: string): readonly string[] {
  return SHORTHAND.get(word) ?? [TYPED_SHORT.get(word) ?? word];
}

function entriesOf(list: string): string[] {
  return list.split(",").map((entry) => entry.trim());
}
