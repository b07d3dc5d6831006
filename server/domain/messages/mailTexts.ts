/** The words of the mails, in five languages. `{name}` stands for a value. */
import { inAll as text, sameInAll, type LocalisedText } from '../../../src/rules/locales';
import { ADULTS_ONLY } from '../../../src/rules/messages/adultsOnly';
import { submissionMailTexts } from './submissionTexts';
import { meetingMailTexts } from './meetingTexts';

/** The words of mails to the editors, in five languages. */
const libraryMailTexts = {
  visaLetter: {
    subject: text(
      '您的签证邀请函 {number}：{exhibition}',
      'Your invitation letter {number}: {exhibition}',
      'Ваше приглашение {number}: {exhibition}',
      '您的簽證邀請函 {number}：{exhibition}',
      '招へい状 {number}：{exhibition}',
    ),
    lines: [
      text(
        '{name}，您好！签证邀请函见附件（PDF），编号 {number}。',
        'Dear {name}, your invitation letter is attached as a PDF. Its number is {number}.',
        '{name}, ваше приглашение во вложении (PDF). Его номер: {number}.',
        '{name}，您好！簽證邀請函請見附件（PDF），編號 {number}。',
        '{name}様、招へい状（PDF）を添付いたします。番号は {number} です。',
      ),
      text(
        '请核对姓名、护照号码与日期。如有错误，请在网站上重新填写，新邀请函会取代这一封。',
        'Please check name, passport number and dates. If something is wrong, fill in the form again: the new letter replaces this one.',
        'Проверьте имя, номер паспорта и даты. Если что-то неверно, заполните форму ещё раз: новое письмо заменит это.',
        '請核對姓名、護照號碼與日期。如有錯誤，請於網站上重新填寫，新邀請函將取代這一封。',
        '氏名・旅券番号・日付をご確認ください。誤りがあれば再度フォームからお申し込みください。新しい招へい状が有効になります。',
      ),
      text(
        '请打印后连同申请材料递交中国签证申请服务中心，并预留四周。邀请函不保证签证。',
        'Print it and hand it in with your application at the Chinese visa centre; allow four weeks. The letter does not promise a visa.',
        'Распечатайте его и подайте вместе с документами в визовый центр Китая; заложите четыре недели. Письмо не гарантирует визу.',
        '請列印後連同申請資料遞交中國簽證申請服務中心，並預留四週。邀請函不保證簽證。',
        '印刷し、申請書類とともに中国ビザ申請センターへご提出ください（4週間の余裕をお取りください）。招へい状はビザを保証するものではありません。',
      ),
      text(
        '如有疑问，请联系 {contact}。',
        'Questions: {contact}',
        'Вопросы: {contact}',
        '如有疑問，請聯絡 {contact}。',
        'お問い合わせ：{contact}',
      ),
    ],
  },
  editors: {
    subject: text(
      '读者来信：{name}',
      'A reader writes: {name}',
      'Письмо читателя: {name}',
      '讀者來信：{name}',
      '読者からのメッセージ：{name}',
    ),
    lines: [
      text('文章：{news}', 'About: {news}', 'О статье: {news}', '文章：{news}', '記事：{news}'),
      sameInAll('{content}'),
      text(
        '来信人：{name}，{email}',
        'From {name}, {email}',
        'Автор: {name}, {email}',
        '來信人：{name}，{email}',
        '差出人：{name}、{email}',
      ),
    ],
  },
};

export interface MailWords {
  subject: LocalisedText;
  /** Paragraphs, in their order. */
  lines: LocalisedText[];
}

export const mailTexts = {
  ...libraryMailTexts,
  ...submissionMailTexts,
  ...meetingMailTexts,
  emailCode: {
    subject: text(
      '您的验证码：{code}',
      'Your verification code: {code}',
      'Ваш код подтверждения: {code}',
      '您的驗證碼：{code}',
      '認証コード：{code}',
    ),
    lines: [
      text(
        '您的验证码是 {code}。',
        'Your verification code is {code}.',
        'Ваш код подтверждения: {code}.',
        '您的驗證碼是 {code}。',
        '認証コードは {code} です。',
      ),
      text(
        '验证码 {minutes} 分钟内有效。如果不是您本人操作，请忽略此邮件。',
        'It is good for {minutes} minutes. If you did not ask for it, please ignore this mail.',
        'Код действует {minutes} минут. Если вы его не запрашивали, просто удалите это письмо.',
        '驗證碼 {minutes} 分鐘內有效。如果不是您本人操作，請忽略此郵件。',
        '有効期限は {minutes} 分です。お心当たりのない場合は、このメールを破棄してください。',
      ),
    ],
  },
  documentDisputed: {
    subject: text(
      '证件号码争议，待现场核验',
      'Document number disputed, to be checked on site',
      'Спор о номере документа: проверить на месте',
      '證件號碼爭議，待現場核驗',
      '証明書番号の重複申告（会場で確認）',
    ),
    lines: [
      text(
        '一位观众表示其证件号码已被他人登记。其登记已接受，请在现场核验证件原件。登记标识：{id}。',
        'A visitor says that somebody else has registered with their document number. The registration is accepted: please check the original document on site. Registration id: {id}.',
        'Посетитель сообщает, что его номер документа уже использован другим лицом. Регистрация принята: проверьте оригинал документа на месте. Идентификатор регистрации: {id}.',
        '一位觀眾表示其證件號碼已被他人登記。其登記已接受，請在現場核驗證件原件。登記識別碼：{id}。',
        '証明書番号が他の方に使用されているとの申告がありました。登録は受け付けています。会場で証明書の原本を確認してください。登録 ID：{id}',
      ),
      text(
        '导出 visitors 的“证件登记情况”一栏列出所有此类登记。',
        'The column “Document claim” of the export of visitors lists all of them.',
        'Все такие регистрации отмечены в столбце «Статус документа» выгрузки посетителей.',
        '匯出 visitors 的「證件登記情況」一欄列出所有此類登記。',
        '来場者の書き出しの「証明書の状態」列に一覧があります。',
      ),
    ],
  },
  registrationConfirmed: {
    subject: text(
      '参观登记成功：{number}',
      'You are registered: {number}',
      'Вы зарегистрированы: {number}',
      '參觀登記成功：{number}',
      '来場登録が完了しました：{number}',
    ),
    lines: [
      text('{name}，您好！', 'Dear {name},', 'Здравствуйте, {name}!', '{name}，您好！', '{name} 様'),
      text(
        '您已成功登记参观{exhibition}。登记编号：{number}。',
        'you are registered for the {exhibition}. Your registration number is {number}.',
        'вы зарегистрированы на выставку: {exhibition}. Номер регистрации: {number}.',
        '您已成功登記參觀{exhibition}。登記編號：{number}。',
        '{exhibition}への来場登録が完了しました。登録番号は {number} です。',
      ),
      text('{range}，{hours}', '{range}. {hours}', '{range} {hours}', '{range}，{hours}', '{range}、{hours}'),
      text('地点：{venue}', 'Place: {venue}', 'Место: {venue}', '地點：{venue}', '会場：{venue}'),
      text(
        `入场请携带：登记确认、2 张名片、身份证或护照。${ADULTS_ONLY['zh-cn']}，最终入场由主办方决定。`,
        `Please bring this confirmation, 2 business cards and your ID card or passport. ${ADULTS_ONLY.en}. The organiser decides on admission.`,
        `Возьмите с собой это подтверждение, 2 визитные карточки и удостоверение личности или паспорт. ${ADULTS_ONLY.ru}. Решение о допуске принимает организатор.`,
        `入場請攜帶：登記確認、2 張名片、身分證或護照。${ADULTS_ONLY['zh-tw']}，最終入場由主辦方決定。`,
        `この確認メール、名刺 2 枚、身分証明書またはパスポートをお持ちください。${ADULTS_ONLY.ja}。入場の最終判断は主催者が行います。`,
      ),
      text(
        '查看登记与二维码：{url}',
        'Your registration and QR code: {url}',
        'Ваша регистрация и QR-код: {url}',
        '查看登記與二維碼：{url}',
        '登録内容と QR コード：{url}',
      ),
    ],
  },
  partnerInvitation: {
    subject: text(
      '{inviter}邀请您参观{exhibition}',
      '{inviter} invites you to the {exhibition}',
      '{inviter} приглашает вас на выставку: {exhibition}',
      '{inviter}邀請您參觀{exhibition}',
      '{inviter} 様より {exhibition} へのご招待',
    ),
    lines: [
      text('{name}，您好！', 'Dear {name},', 'Здравствуйте, {name}!', '{name}，您好！', '{name} 様'),
      text(
        '{inviter}（{company}）邀请您一同参观{exhibition}，{range}，{venue}。',
        '{inviter} of {company} invites you to visit the {exhibition}, {range}, {venue}.',
        '{inviter} ({company}) приглашает вас посетить выставку {exhibition}, {range}, {venue}.',
        '{inviter}（{company}）邀請您一同參觀{exhibition}，{range}，{venue}。',
        '{company} の {inviter} 様より、{exhibition}（{range}、{venue}）へのご招待です。',
      ),
      text(
        '免费登记：{url}',
        'Register free of charge: {url}',
        'Бесплатная регистрация: {url}',
        '免費登記：{url}',
        '無料登録：{url}',
      ),
    ],
  },
  changeLink: {
    subject: text(
      '修改您的参观登记',
      'Change your registration',
      'Изменить регистрацию',
      '修改您的參觀登記',
      '来場登録の変更',
    ),
    lines: [
      text('{name}，您好！', 'Dear {name},', 'Здравствуйте, {name}!', '{name}，您好！', '{name} 様'),
      text(
        '点击此链接查看、修改或取消您在{exhibition}的登记：{url}',
        'by this link you can look at, change or cancel your registration for the {exhibition}: {url}',
        'по этой ссылке можно посмотреть, изменить или отменить регистрацию на выставку {exhibition}: {url}',
        '點擊此連結查看、修改或取消您在{exhibition}的登記：{url}',
        'こちらから{exhibition}の来場登録の確認・変更・取消ができます：{url}',
      ),
      text(
        '链接 24 小时内有效，只能使用一次。如果不是您本人操作，请忽略此邮件。',
        'It is good once and for 24 hours. If you did not ask for it, please ignore this mail.',
        'Ссылка действует 24 часа и только один раз. Если вы её не запрашивали, просто удалите это письмо.',
        '連結 24 小時內有效，只能使用一次。如果不是您本人操作，請忽略此郵件。',
        'リンクは 24 時間有効で、1 回のみ使えます。お心当たりのない場合は、このメールを破棄してください。',
      ),
    ],
  },
  newsletterConfirm: {
    subject: text(
      '请确认订阅',
      'Please confirm your subscription',
      'Подтвердите подписку',
      '請確認訂閱',
      'ニュースレター登録のご確認',
    ),
    lines: [
      text(
        '有人用此邮箱订阅了{exhibition}的资讯。如果是您本人，请点击确认：{url}',
        'This address was given for the newsletter of the {exhibition}. If it was you, please confirm: {url}',
        'Этот адрес указали для подписки на новости: {exhibition}. Если это были вы, подтвердите: {url}',
        '有人用此信箱訂閱了{exhibition}的資訊。如果是您本人，請點擊確認：{url}',
        'このメールアドレスで{exhibition}のニュースレターが申し込まれました。ご本人の場合はこちらでご確認ください：{url}',
      ),
      text(
        '如果不是您本人，无需任何操作；7 天后此请求自动失效。',
        'If it was not you, do nothing: the request ends after 7 days.',
        'Если это были не вы, ничего не делайте: запрос будет удалён через 7 дней.',
        '如果不是您本人，無需任何操作；7 天後此請求自動失效。',
        'お心当たりのない場合は何もする必要はありません。7 日後に自動的に無効になります。',
      ),
    ],
  },
  counsel: {
    subject: text(
      '{exhibition}观众咨询：{name}',
      'A question from a visitor of the {exhibition}: {name}',
      'Вопрос посетителя выставки «{exhibition}»: {name}',
      '{exhibition}觀眾諮詢：{name}',
      '{exhibition}来場者からのお問い合わせ：{name}',
    ),
    lines: [
      text(
        '{exhibitor}，您好！',
        'Dear {exhibitor},',
        'Здравствуйте, {exhibitor}!',
        '{exhibitor}，您好！',
        '{exhibitor} 御中',
      ),
      text(
        '一位观众通过展会网站向您咨询。',
        'a visitor asks you by the website of the exhibition.',
        'посетитель задал вам вопрос на сайте выставки.',
        '一位觀眾透過展會網站向您諮詢。',
        '展示会のウェブサイトからお問い合わせがありました。',
      ),
      sameInAll('{content}'),
      text(
        '姓名：{name}；公司：{company}；联系方式：{contact}；展品：{product}',
        'Name: {name}. Company: {company}. Contact: {contact}. Product: {product}',
        'Имя: {name}. Компания: {company}. Контакты: {contact}. Продукт: {product}',
        '姓名：{name}；公司：{company}；聯絡方式：{contact}；展品：{product}',
        'お名前：{name}、会社：{company}、ご連絡先：{contact}、製品：{product}',
      ),
    ],
  },
} as const satisfies Record<string, MailWords>;

export type MailTemplate = keyof typeof mailTexts;
