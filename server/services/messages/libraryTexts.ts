/** The words of mails to the editors, in five languages. */
import { inAll as text, sameInAll } from '../../../src/rules/locales';

export const libraryMailTexts = {
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
