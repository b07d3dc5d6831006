/** What can be wrong with the answers of a form: each reason with its code and its text. */
import { badRequest, conflict, notFound, type Refusals } from '../../http/refusal';

export const formsReasons = {
  'form.versionUnknown': badRequest(
    '表单不存在',
    'There is no such form',
    'Такой формы нет',
    '表單不存在',
    'このフォームは存在しません',
  ),
  'form.versionArchived': badRequest(
    '此版本的表单已停用，请刷新页面',
    'This version of the form is no longer in use. Please reload the page',
    'Эта версия формы больше не используется. Обновите страницу',
    '此版本的表單已停用，請重新整理頁面',
    'この版のフォームは使用を終了しました。ページを再読み込みしてください',
  ),
  'form.answerInvalid': badRequest(
    '请检查标出的项目',
    'Please check the marked fields',
    'Проверьте отмеченные поля',
    '請檢查標出的項目',
    '印の付いた項目をご確認ください',
  ),
  'form.designerUnknown': notFound(
    '未找到该页面',
    'There is no such page',
    'Такой страницы нет',
    '找不到該頁面',
    'このページは存在しません',
  ),
  'form.schemaInvalid': badRequest(
    '表单文件有错误，未发布',
    'The form has problems and was not published',
    'В форме есть ошибки, она не опубликована',
    '表單檔案有錯誤，未發布',
    'フォームに問題があるため公開されませんでした',
  ),
  'form.migrationInvalid': badRequest(
    '迁移文件有错误，未发布',
    'The migration has problems and the form was not published',
    'В файле переноса есть ошибки, форма не опубликована',
    '遷移檔案有錯誤，未發布',
    '移行ファイルに問題があるため公開されませんでした',
  ),
  'form.notNext': conflict(
    '已有更新的版本，请使用下一个版本号',
    'Another version is published already. Give this one the next number',
    'Уже опубликована другая версия. Присвойте этой следующий номер',
    '已有更新的版本，請使用下一個版本號',
    '別の版がすでに公開されています。次の番号を付けてください',
  ),
  'form.breaking': conflict(
    '此更改会影响已有答案，需要迁移文件或说明原因',
    'The change breaks older answers. It needs a migration or a reason',
    'Изменение нарушает прежние ответы. Нужен файл переноса или причина',
    '此變更會影響既有答案，需要遷移檔案或說明原因',
    'この変更は以前の回答を損ないます。移行ファイルか理由が必要です',
  ),
  'form.previewWrong': badRequest(
    '草稿有错误，无法试填',
    'The draft has problems and cannot be tried',
    'В черновике есть ошибки, его нельзя проверить',
    '草稿有錯誤，無法試填',
    '下書きに問題があるため試せません',
  ),
} as const satisfies Refusals;
