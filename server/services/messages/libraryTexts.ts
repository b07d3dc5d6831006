/** The words of mails to the editors, in five languages. */
import { inAll as text } from '../../../src/rules/locales';

export const libraryMailTexts = {
  mediaCardAsked: {
    subject: text(
      '媒体证申请：{medium}，{name}',
      'Media card application: {medium}, {name}',
      'Заявка на аккредитацию: {medium}, {name}',
      '媒體證申請：{medium}，{name}',
      '取材証の申請：{medium}、{name}',
    ),
    lines: [
      text('{details}', '{details}', '{details}', '{details}', '{details}'),
      text('申请编号：{number}', 'Reference: {number}', 'Номер: {number}', '申請編號：{number}', '受付番号：{number}'),
    ],
  },
  mediaCardTaken: {
    subject: text(
      '媒体证申请已收到：{exhibition}',
      'We have your application for a media card: {exhibition}',
      'Заявка на аккредитацию получена: {exhibition}',
      '媒體證申請已收到：{exhibition}',
      '取材証の申請を承りました：{exhibition}',
    ),
    lines: [
      text(
        '{name}，您好！您的媒体证申请已收到，编号 {number}。',
        'Dear {name}, we have your application for a media card. Its reference is {number}.',
        '{name}, мы получили вашу заявку на аккредитацию. Её номер: {number}.',
        '{name}，您好！您的媒體證申請已收到，編號 {number}。',
        '{name}様、取材証の申請を承りました。受付番号は {number} です。',
      ),
      text(
        '新闻中心将在三个工作日内答复。领证时请带上身份证件和记者证或单位介绍信。',
        'The press office answers within three working days. To collect the card, bring your ID and your press card or a letter of your editors.',
        'Пресс-служба ответит в течение трёх рабочих дней. Чтобы получить карту, возьмите удостоверение личности и журналистское удостоверение или письмо редакции.',
        '新聞中心將於三個工作天內答覆。領證時請攜帶身分證件及記者證或單位介紹信。',
        '報道窓口より3営業日以内に回答します。受け取りの際は、身分証明書と記者証または編集部の紹介状をご持参ください。',
      ),
      text(
        '如有疑问，请联系 {press}。',
        'Questions: {press}',
        'Вопросы: {press}',
        '如有疑問，請聯絡 {press}。',
        'お問い合わせ：{press}',
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
      text('{content}', '{content}', '{content}', '{content}', '{content}'),
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
