import { phoneLink, phones } from "./phones";

type Notice = { lang: string; dir?: "rtl"; name: string; text: (phone: string) => string };

/** The notice of free language help and aids, in the languages most spoken in the state after English. */
const notices: Notice[] = [
  {
    lang: "es",
    name: "Español",
    text: (phone) =>
      `Si habla español, le ofrecemos gratis un intérprete y otra ayuda con el idioma. También damos gratis materiales y ayudas para personas con discapacidad. Llame al ${phone} o hable con su médico.`,
  },
  {
    lang: "vi",
    name: "Tiếng Việt",
    text: (phone) =>
      `Nếu quý vị nói tiếng Việt, chúng tôi có thông dịch viên và hỗ trợ ngôn ngữ miễn phí. Chúng tôi cũng có tài liệu và phương tiện hỗ trợ miễn phí cho người khuyết tật. Xin gọi ${phone} hoặc nói với bác sĩ của quý vị.`,
  },
  {
    lang: "zh",
    name: "中文",
    text: (phone) =>
      `如果您说中文，我们免费为您提供口译和其他语言帮助，也免费为残障人士提供辅助工具和资料。请致电 ${phone}，或告诉您的医生。`,
  },
  {
    lang: "ar",
    dir: "rtl",
    name: "العربية",
    text: (phone) =>
      `إذا كنت تتحدث العربية، فإننا نوفر لك مترجمًا ومساعدة لغوية مجانًا. كما نوفر مجانًا وسائل مساعدة للأشخاص ذوي الإعاقة. اتصل بالرقم ${phone} أو تحدث مع طبيبك.`,
  },
  {
    lang: "so",
    name: "Soomaali",
    text: (phone) =>
      `Haddii aad ku hadasho af-Soomaali, waxaan ku siinaynaa turjubaan iyo caawimaad luqadda ah oo bilaash ah. Waxaan sidoo kale bilaash ku siinaynaa qalab caawiya dadka naafada ah. Wac ${phone} ama la hadal dhakhtarkaaga.`,
  },
  {
    lang: "fr",
    name: "Français",
    text: (phone) =>
      `Si vous parlez français, nous vous offrons gratuitement un interprète et une aide linguistique. Des aides pour les personnes handicapées sont aussi offertes gratuitement. Appelez le ${phone} ou parlez-en à votre médecin.`,
  },
  {
    lang: "de",
    name: "Deutsch",
    text: (phone) =>
      `Wenn Sie Deutsch sprechen, helfen wir Ihnen kostenlos mit Dolmetschern und anderer Sprachhilfe. Auch Hilfsmittel für Menschen mit Behinderung sind kostenlos. Rufen Sie ${phone} an oder sprechen Sie mit Ihrer Ärztin oder Ihrem Arzt.`,
  },
  {
    lang: "om",
    name: "Afaan Oromoo",
    text: (phone) =>
      `Afaan Oromoo yoo dubbattan, tajaajila afaan hiikuu fi gargaarsa afaanii bilisaan isiniif ni kennina. Namoota qaama miidhamaniifis meeshaalee gargaarsaa bilisaan ni kennina. ${phone} irratti bilbilaa yookiin doktora keessan haasofsiisaa.`,
  },
  {
    lang: "ko",
    name: "한국어",
    text: (phone) =>
      `한국어를 사용하시는 분께는 통역과 언어 지원을 무료로 제공합니다. 장애가 있는 분을 위한 보조 수단과 자료도 무료입니다. ${phone}로 전화하시거나 담당 의사에게 말씀해 주십시오.`,
  },
  {
    lang: "ne",
    name: "नेपाली",
    text: (phone) =>
      `तपाईं नेपाली बोल्नुहुन्छ भने हामी निःशुल्क दोभाषे र भाषा सहायता दिन्छौं। अपाङ्गता भएका व्यक्तिहरूका लागि सहायक सामग्री पनि निःशुल्क छ। ${phone} मा फोन गर्नुहोस् वा आफ्नो डाक्टरसँग कुरा गर्नुहोस्।`,
  },
  {
    lang: "ru",
    name: "Русский",
    text: (phone) =>
      `Если вы говорите по-русски, мы бесплатно предоставим вам переводчика и другую языковую помощь. Вспомогательные средства для людей с инвалидностью также бесплатны. Позвоните по номеру ${phone} или обратитесь к своему врачу.`,
  },
  {
    lang: "lo",
    name: "ລາວ",
    text: (phone) =>
      `ຖ້າທ່ານເວົ້າພາສາລາວ, ພວກເຮົາມີນາຍແປພາສາ ແລະ ການຊ່ວຍເຫຼືອດ້ານພາສາໂດຍບໍ່ເສຍຄ່າ. ອຸປະກອນຊ່ວຍເຫຼືອສຳລັບຄົນພິການກໍບໍ່ເສຍຄ່າ. ໂທ ${phone} ຫຼື ເວົ້າກັບທ່ານໝໍຂອງທ່ານ.`,
  },
  {
    lang: "ckb",
    dir: "rtl",
    name: "کوردی",
    text: (phone) =>
      `ئەگەر بە کوردی قسە دەکەیت، وەرگێڕ و یارمەتی زمانت بە خۆڕایی بۆ دابین دەکەین. هەروەها ئامرازی یارمەتیدەر بۆ کەسانی خاوەن پێداویستیی تایبەت بە خۆڕایی دابین دەکەین. پەیوەندی بکە بە ${phone} یان لەگەڵ پزیشکەکەت قسە بکە.`,
  },
  {
    lang: "fa",
    dir: "rtl",
    name: "فارسی",
    text: (phone) =>
      `اگر به فارسی صحبت می‌کنید، مترجم و کمک زبانی را رایگان در اختیار شما می‌گذاریم. وسایل کمکی برای افراد دارای معلولیت نیز رایگان است. با شمارهٔ ${phone} تماس بگیرید یا با پزشک خود صحبت کنید.`,
  },
  {
    lang: "ja",
    name: "日本語",
    text: (phone) =>
      `日本語を話される方には、通訳などの言語支援を無料で提供します。障害のある方のための補助器具や資料も無料です。${phone} にお電話いただくか、担当の医師にお申し出ください。`,
  },
];

/** HTML: one heading and paragraph a language, each marked with its language and with an id to link to. */
export function languageNotices(): string {
  const phone = phoneLink(phones.languageHelp).replace("<a ", '<a lang="en" dir="ltr" ');
  return notices
    .map(({ lang, dir, name, text }) => {
      const language = `lang="${lang}"${dir ? ` dir="${dir}"` : ""}`;
      return `<h3 id="${lang}" ${language}>${name}</h3><p ${language}>${text(phone)}</p>`;
    })
    .join("");
}
