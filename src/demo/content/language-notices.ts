import { html } from "./html";
import { phoneLink, phones } from "./phones";

const phone = phoneLink(phones.languageHelp).replace("<a ", '<a lang="en" dir="ltr" ');

/**
 * The notice of free language help and aids, in the languages most spoken in the state after English. As HTML: a
 * heading and a paragraph for each, marked with the language and with an id to link to.
 */
export const languageNotices = html`
  <h3 id="es" lang="es">Español</h3>
  <p lang="es">Si habla español, le ofrecemos gratis un intérprete y otra ayuda con el idioma. También damos gratis materiales y ayudas para personas con discapacidad. Llame al ${phone} o hable con su médico.</p>
  <h3 id="vi" lang="vi">Tiếng Việt</h3>
  <p lang="vi">Nếu quý vị nói tiếng Việt, chúng tôi có thông dịch viên và hỗ trợ ngôn ngữ miễn phí. Chúng tôi cũng có tài liệu và phương tiện hỗ trợ miễn phí cho người khuyết tật. Xin gọi ${phone} hoặc nói với bác sĩ của quý vị.</p>
  <h3 id="zh" lang="zh">中文</h3>
  <p lang="zh">如果您说中文，我们免费为您提供口译和其他语言帮助，也免费为残障人士提供辅助工具和资料。请致电 ${phone}，或告诉您的医生。</p>
  <h3 id="ar" lang="ar" dir="rtl">العربية</h3>
  <p lang="ar" dir="rtl">إذا كنت تتحدث العربية، فإننا نوفر لك مترجمًا ومساعدة لغوية مجانًا. كما نوفر مجانًا وسائل مساعدة للأشخاص ذوي الإعاقة. اتصل بالرقم ${phone} أو تحدث مع طبيبك.</p>
  <h3 id="so" lang="so">Soomaali</h3>
  <p lang="so">Haddii aad ku hadasho af-Soomaali, waxaan ku siinaynaa turjubaan iyo caawimaad luqadda ah oo bilaash ah. Waxaan sidoo kale bilaash ku siinaynaa qalab caawiya dadka naafada ah. Wac ${phone} ama la hadal dhakhtarkaaga.</p>
  <h3 id="fr" lang="fr">Français</h3>
  <p lang="fr">Si vous parlez français, nous vous offrons gratuitement un interprète et une aide linguistique. Des aides pour les personnes handicapées sont aussi offertes gratuitement. Appelez le ${phone} ou parlez-en à votre médecin.</p>
  <h3 id="de" lang="de">Deutsch</h3>
  <p lang="de">Wenn Sie Deutsch sprechen, helfen wir Ihnen kostenlos mit Dolmetschern und anderer Sprachhilfe. Auch Hilfsmittel für Menschen mit Behinderung sind kostenlos. Rufen Sie ${phone} an oder sprechen Sie mit Ihrer Ärztin oder Ihrem Arzt.</p>
  <h3 id="om" lang="om">Afaan Oromoo</h3>
  <p lang="om">Afaan Oromoo yoo dubbattan, tajaajila afaan hiikuu fi gargaarsa afaanii bilisaan isiniif ni kennina. Namoota qaama miidhamaniifis meeshaalee gargaarsaa bilisaan ni kennina. ${phone} irratti bilbilaa yookiin doktora keessan haasofsiisaa.</p>
  <h3 id="ko" lang="ko">한국어</h3>
  <p lang="ko">한국어를 사용하시는 분께는 통역과 언어 지원을 무료로 제공합니다. 장애가 있는 분을 위한 보조 수단과 자료도 무료입니다. ${phone}로 전화하시거나 담당 의사에게 말씀해 주십시오.</p>
  <h3 id="ne" lang="ne">नेपाली</h3>
  <p lang="ne">तपाईं नेपाली बोल्नुहुन्छ भने हामी निःशुल्क दोभाषे र भाषा सहायता दिन्छौं। अपाङ्गता भएका व्यक्तिहरूका लागि सहायक सामग्री पनि निःशुल्क छ। ${phone} मा फोन गर्नुहोस् वा आफ्नो डाक्टरसँग कुरा गर्नुहोस्।</p>
  <h3 id="ru" lang="ru">Русский</h3>
  <p lang="ru">Если вы говорите по-русски, мы бесплатно предоставим вам переводчика и другую языковую помощь. Вспомогательные средства для людей с инвалидностью также бесплатны. Позвоните по номеру ${phone} или обратитесь к своему врачу.</p>
  <h3 id="lo" lang="lo">ລາວ</h3>
  <p lang="lo">ຖ້າທ່ານເວົ້າພາສາລາວ, ພວກເຮົາມີນາຍແປພາສາ ແລະ ການຊ່ວຍເຫຼືອດ້ານພາສາໂດຍບໍ່ເສຍຄ່າ. ອຸປະກອນຊ່ວຍເຫຼືອສຳລັບຄົນພິການກໍບໍ່ເສຍຄ່າ. ໂທ ${phone} ຫຼື ເວົ້າກັບທ່ານໝໍຂອງທ່ານ.</p>
  <h3 id="ckb" lang="ckb" dir="rtl">کوردی</h3>
  <p lang="ckb" dir="rtl">ئەگەر بە کوردی قسە دەکەیت، وەرگێڕ و یارمەتی زمانت بە خۆڕایی بۆ دابین دەکەین. هەروەها ئامرازی یارمەتیدەر بۆ کەسانی خاوەن پێداویستیی تایبەت بە خۆڕایی دابین دەکەین. پەیوەندی بکە بە ${phone} یان لەگەڵ پزیشکەکەت قسە بکە.</p>
  <h3 id="fa" lang="fa" dir="rtl">فارسی</h3>
  <p lang="fa" dir="rtl">اگر به فارسی صحبت می‌کنید، مترجم و کمک زبانی را رایگان در اختیار شما می‌گذاریم. وسایل کمکی برای افراد دارای معلولیت نیز رایگان است. با شمارهٔ ${phone} تماس بگیرید یا با پزشک خود صحبت کنید.</p>
  <h3 id="ja" lang="ja">日本語</h3>
  <p lang="ja">日本語を話される方には、通訳などの言語支援を無料で提供します。障害のある方のための補助器具や資料も無料です。${phone} にお電話いただくか、担当の医師にお申し出ください。</p>`;
