/** The words of what is told about meetings, in five languages: mails, and text messages for who gave a mobile number. */
import { inAll as text, type LocalisedText } from '../../../src/rules/locales';

const greeting = text('{name}，您好！', 'Dear {name},', 'Здравствуйте, {name}!', '{name}，您好！', '{name} 様');
const place = text('{when}，{room}', '{when}. {room}', '{when}. {room}', '{when}，{room}', '{when}、{room}');
const link = text(
  '查看报名：{url}',
  'Your enrolments: {url}',
  'Ваши записи: {url}',
  '查看報名：{url}',
  'お申し込み内容：{url}',
);

const enrolled = text(
  '您已报名“{title}”，编号 {number}。',
  'you are enrolled in “{title}”. Your number is {number}.',
  'вы записаны на встречу «{title}». Номер: {number}.',
  '您已報名「{title}」，編號 {number}。',
  '「{title}」のお申し込みが完了しました。番号は {number} です。',
);
const waiting = text(
  '“{title}”已满座，您在候补名单上。有空位时我们会立即通知您。',
  '“{title}” is full. You are on the waiting list, and we will tell you as soon as a seat comes free.',
  'На встречу «{title}» мест нет. Вы в листе ожидания, мы сообщим, когда место освободится.',
  '「{title}」已滿座，您在候補名單上。有空位時我們會立即通知您。',
  '「{title}」は満席のため、キャンセル待ちとなりました。空席が出次第お知らせします。',
);
const payDue = text(
  '“{title}”为您保留座位至 {before}，请在此之前付款（{amount} 元）。',
  'a seat in “{title}” is held for you until {before}. Please pay {amount} CNY before then.',
  'место на встрече «{title}» сохраняется до {before}. Оплатите {amount} CNY до этого времени.',
  '「{title}」為您保留座位至 {before}，請在此之前付款（{amount} 元）。',
  '「{title}」の席を {before} まで確保しています。それまでに {amount} 元をお支払いください。',
);
const released = text(
  '“{title}”未按时付款，座位已释放。仍有空位时可重新报名。',
  'the seat in “{title}” was not paid in time and has been given away. You can enrol again while there are seats.',
  'место на встрече «{title}» не оплачено вовремя и освобождено. Можно записаться снова, если есть места.',
  '「{title}」未按時付款，座位已釋放。仍有空位時可重新報名。',
  '「{title}」は期限内にお支払いがなかったため席を解放しました。空席があれば再度お申し込みいただけます。',
);
const cancelled = text(
  '您已取消“{title}”的报名。',
  'your enrolment in “{title}” is cancelled.',
  'ваша запись на встречу «{title}» отменена.',
  '您已取消「{title}」的報名。',
  '「{title}」のお申し込みを取り消しました。',
);

const subjects = {
  enrolled: text(
    '报名成功：{title}',
    'Enrolled: {title}',
    'Вы записаны: {title}',
    '報名成功：{title}',
    'お申し込み完了：{title}',
  ),
  waiting: text(
    '候补：{title}',
    'Waiting list: {title}',
    'Лист ожидания: {title}',
    '候補：{title}',
    'キャンセル待ち：{title}',
  ),
  payDue: text(
    '请付款：{title}',
    'Please pay: {title}',
    'Оплатите: {title}',
    '請付款：{title}',
    'お支払いのお願い：{title}',
  ),
  released: text(
    '座位已释放：{title}',
    'Seat given away: {title}',
    'Место освобождено: {title}',
    '座位已釋放：{title}',
    '席の解放：{title}',
  ),
  cancelled: text(
    '报名已取消：{title}',
    'Cancelled: {title}',
    'Отменено: {title}',
    '報名已取消：{title}',
    '取り消し：{title}',
  ),
};

export const meetingMailTexts = {
  meetingEnrolled: { subject: subjects.enrolled, lines: [greeting, enrolled, place, link] },
  meetingWaiting: { subject: subjects.waiting, lines: [greeting, waiting, place, link] },
  meetingPayDue: { subject: subjects.payDue, lines: [greeting, payDue, place, link] },
  meetingReleased: { subject: subjects.released, lines: [greeting, released, link] },
  meetingCancelled: { subject: subjects.cancelled, lines: [greeting, cancelled] },
};

const sms = (sentence: LocalisedText, ends: LocalisedText = text('', '', '', '', '')): LocalisedText => ({
  'zh-cn': sentence['zh-cn'] + ends['zh-cn'],
  en: sentence.en.charAt(0).toUpperCase() + sentence.en.slice(1) + ends.en,
  ru: sentence.ru.charAt(0).toUpperCase() + sentence.ru.slice(1) + ends.ru,
  'zh-tw': sentence['zh-tw'] + ends['zh-tw'],
  ja: sentence.ja + ends.ja,
});
const more = text(
  ' {when}，{room}。{url}',
  ' {when}. {room}. {url}',
  ' {when}. {room}. {url}',
  ' {when}，{room}。{url}',
  '{when}、{room}。{url}',
);

export const meetingSmsTexts = {
  meetingEnrolled: sms(enrolled, more),
  meetingWaiting: sms(waiting),
  meetingPayDue: sms(payDue, text(' {url}', ' {url}', ' {url}', ' {url}', ' {url}')),
  meetingReleased: sms(released),
  meetingCancelled: sms(cancelled),
};

export type MeetingTemplate = keyof typeof meetingSmsTexts;
