/** What can be wrong with the answers of a form: each reason with its code and its text. */
import { refusal, type Refusals } from './refusal';

export const formsReasons = {
  'form.versionUnknown': refusal(
    400,
    '表单不存在',
    'There is no such form',
    'Такой формы нет',
    '表單不存在',
    'このフォームは存在しません',
  ),
  'form.versionArchived': refusal(
    400,
    '此版本的表单已停用，请刷新页面',
    'This version of the form is no longer in use. Please reload the page',
    'Эта версия формы больше не используется. Обновите страницу',
    '此版本的表單已停用，請重新整理頁面',
    'この版のフォームは使用を終了しました。ページを再読み込みしてください',
  ),
  'form.answerInvalid': refusal(
    400,
    '请检查标出的项目',
    'Please check the marked fields',
    'Проверьте отмеченные поля',
    '請檢查標出的項目',
    '印の付いた項目をご確認ください',
  ),
} as const satisfies Refusals;
