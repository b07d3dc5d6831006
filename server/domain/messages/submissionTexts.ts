/** Texts of the receipts that senders get, and of the notices and digests that the organiser gets. */
import { inAll as text, sameInAll, type LocalisedText } from '../../../src/rules/locales';
import type { SubmissionKind } from '../../db/tables/submissions';

/** Names of the kinds, in receipts and notices. */
export const submissionNames: Record<SubmissionKind, LocalisedText> = {
  booth: text('展位预订', 'booth reservation', 'заявка на стенд', '展位預訂', 'ブースの予約'),
  counsel: text('咨询', 'question', 'вопрос', '諮詢', 'お問い合わせ'),
  mediaCard: text('媒体证申请', 'media card application', 'заявка на аккредитацию', '媒體證申請', '取材証の申請'),
  visaLetter: text('签证邀请函', 'visa invitation letter', 'приглашение для визы', '簽證邀請函', 'ビザ用招聘状'),
  advert: text('广告咨询', 'advertising request', 'запрос о рекламе', '廣告諮詢', '広告のお申し込み'),
  download: text('资料下载', 'download', 'скачивание файла', '資料下載', '資料のダウンロード'),
};

/** What happens next, as a receipt says it. A visa letter has none: the mail with the letter is its receipt. */
export const submissionNext: Record<Exclude<SubmissionKind, 'visaLetter'>, LocalisedText> = {
  booth: text(
    '工作人员将在 {days} 个工作日内与您联系，确认展位和价格。在此之前展位尚未为您保留。',
    'Our staff will contact you within {days} working days to agree on the booth and its price. Until then it isn’t reserved for you.',
    'Мы свяжемся с вами в течение {days} рабочих дней, чтобы согласовать стенд и цену. До этого стенд за вами не закреплён.',
    '工作人員將在 {days} 個工作天內與您聯絡，確認展位和價格。在此之前展位尚未為您保留。',
    '{days} 営業日以内に担当者よりご連絡し、ブースと料金を確認します。それまでは確保されていません。',
  ),
  counsel: text(
    '我们已转交参展商，对方会直接答复您。如果 {days} 个工作日内没有回音，请写信给我们。',
    'We have passed it on to the exhibitor, who will answer you directly. If you hear nothing within {days} working days, please write to us.',
    'Мы передали его участнику выставки, он ответит вам напрямую. Если ответа не будет в течение {days} рабочих дней, напишите нам.',
    '我們已轉交參展商，對方會直接答覆您。如果 {days} 個工作天內沒有回音，請寫信給我們。',
    '出展者にお伝えしました。出展者から直接回答があります。{days} 営業日以内に連絡がない場合はお知らせください。',
  ),
  mediaCard: text(
    '新闻中心将在 {days} 个工作日内答复。领证时请带上身份证件和记者证或单位介绍信。',
    'The press office answers within {days} working days. To collect the card, bring your ID and your press card or a letter from your editors.',
    'Пресс-служба ответит в течение {days} рабочих дней. Чтобы получить карту, возьмите удостоверение личности и журналистское удостоверение или письмо редакции.',
    '新聞中心將在 {days} 個工作天內答覆。領證時請攜帶身分證件及記者證或單位介紹信。',
    '報道窓口より {days} 営業日以内に回答します。受け取りの際は、身分証明書と記者証または編集部の紹介状をご持参ください。',
  ),
  advert: text(
    '工作人员将在 {days} 个工作日内把报价发给您。',
    'Our staff will send you an offer within {days} working days.',
    'Мы пришлём вам предложение в течение {days} рабочих дней.',
    '工作人員將在 {days} 個工作天內把報價寄給您。',
    '{days} 営業日以内に担当者よりお見積もりをお送りします。',
  ),
  download: text(
    '文件可以在网站上下载，无需其他操作。',
    'The file is ready on our site. There is nothing else to do.',
    'Файл доступен на сайте. Больше ничего делать не нужно.',
    '檔案可在網站上下載，無需其他操作。',
    'ファイルはサイトからダウンロードできます。ほかのお手続きは不要です。',
  ),
};

export const submissionMailTexts = {
  submissionReceipt: {
    subject: text(
      '已收到：{kind} {number}',
      'Received: {kind} {number}',
      'Получено: {kind} {number}',
      '已收到：{kind} {number}',
      '受け付けました：{kind} {number}',
    ),
    lines: [
      text(
        '我们已收到（{exhibition}）：{kind}。编号：{number}',
        'We have received your {kind} for the {exhibition}. Its number is {number}.',
        'Мы получили: {kind} ({exhibition}). Номер: {number}.',
        '我們已收到（{exhibition}）：{kind}。編號：{number}',
        '{exhibition}：{kind}を受け付けました。番号は {number} です。',
      ),
      sameInAll('{next}'),
      text(
        '查看进度：{url}',
        'See how it stands: {url}',
        'Узнать состояние: {url}',
        '查看進度：{url}',
        '状況の確認：{url}',
      ),
      text(
        '联系我们：{contact}',
        'Contact: {contact}',
        'Контакт: {contact}',
        '聯絡我們：{contact}',
        'お問い合わせ：{contact}',
      ),
    ],
  },
  submissionNotice: {
    subject: text(
      '新的{kind}：{number}',
      'New {kind}: {number}',
      'Новое: {kind} {number}',
      '新的{kind}：{number}',
      '新規：{kind} {number}',
    ),
    lines: [
      text('编号：{number}', 'Number: {number}', 'Номер: {number}', '編號：{number}', '番号：{number}'),
      text('公司：{company}', 'Company: {company}', 'Компания: {company}', '公司：{company}', '会社：{company}'),
      text(
        '导出：{export}；处理后：npm run submissions -- set {number} done',
        'Export: {export}. When it is done: npm run submissions -- set {number} done',
        'Выгрузка: {export}. После обработки: npm run submissions -- set {number} done',
        '匯出：{export}；處理後：npm run submissions -- set {number} done',
        '書き出し：{export}。処理後：npm run submissions -- set {number} done',
      ),
    ],
  },
  submissionDigest: {
    subject: text(
      '{kind}：又有 {count} 条',
      '{count} more: {kind}',
      'Ещё {count}: {kind}',
      '{kind}：又有 {count} 條',
      'ほか {count} 件：{kind}',
    ),
    lines: [
      sameInAll('{numbers}'),
      text('导出：{export}', 'Export: {export}', 'Выгрузка: {export}', '匯出：{export}', '書き出し：{export}'),
    ],
  },
};

export const submissionSmsTexts = {
  submissionReceipt: text(
    '已收到您的{kind}，编号 {number}，{days} 个工作日内答复。进度：{url} 退订：{optOut}',
    'We have your {kind}, number {number}. We answer within {days} working days. State: {url} No more messages: {optOut}',
    'Получено: {kind}, номер {number}. Ответим в течение {days} рабочих дней. Состояние: {url} Отказаться: {optOut}',
    '已收到您的{kind}，編號 {number}，{days} 個工作天內答覆。進度：{url} 退訂：{optOut}',
    '{kind}を受け付けました。番号 {number}。{days} 営業日以内に回答します。状況：{url} 配信停止：{optOut}',
  ),
};
