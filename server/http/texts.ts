/** The text of each reason in the five languages; `{name}` stands for a value. Form answers have their texts in the form file. */
import type { Locale } from '../../src/rules/locales';
import type { ErrorReason } from './reasons';

type Texts = Record<Locale, string>;

const text = (zhCn: string, en: string, ru: string, zhTw: string, ja: string): Texts => ({
  'zh-cn': zhCn,
  en,
  ru,
  'zh-tw': zhTw,
  ja,
});

export const texts: Record<ErrorReason, Texts> = {
  'request.invalid': text('请求内容有误，请检查后重试', 'Some of what was sent is not right. Please check it', 'В запросе есть ошибки. Проверьте данные', '請求內容有誤，請檢查後重試', '送信内容に誤りがあります。ご確認ください'),
  'request.malformed': text('请求格式无法识别', 'The request could not be read', 'Запрос не удалось прочитать', '請求格式無法識別', 'リクエストを読み取れませんでした'),
  'request.tooLarge': text('发送的内容过大', 'What was sent is too large', 'Отправленные данные слишком велики', '傳送的內容過大', '送信データが大きすぎます'),
  'request.unsupportedType': text('不支持此内容类型', 'This type of content is not accepted', 'Этот тип содержимого не поддерживается', '不支援此內容類型', 'このコンテンツ形式には対応していません'),
  'request.crossSite': text('此操作只能在本站内进行', 'This can only be done from this site', 'Это действие доступно только на этом сайте', '此操作只能在本站內進行', 'この操作は当サイト内でのみ実行できます'),
  'field.unknown': text('未知字段', 'Unknown field', 'Неизвестное поле', '未知欄位', '不明な項目です'),
  'field.required': text('此项为必填项', 'This is a required field', 'Это поле обязательно', '此項為必填項', 'この項目は必須です'),
  'field.type': text('数据类型不正确', 'The type of this value is not right', 'Неверный тип значения', '資料類型不正確', '値の型が正しくありません'),
  'field.format': text('格式不正确', 'The format of this value is not right', 'Неверный формат значения', '格式不正確', '形式が正しくありません'),
  'field.tooShort': text('至少需要 {limit} 个字符', 'At least {limit} characters', 'Не менее {limit} символов', '至少需要 {limit} 個字元', '{limit} 文字以上で入力してください'),
  'field.tooLong': text('最多 {limit} 个字符', 'At most {limit} characters', 'Не более {limit} символов', '最多 {limit} 個字元', '{limit} 文字以内で入力してください'),
  'field.tooSmall': text('不能小于 {limit}', 'At least {limit}', 'Не меньше {limit}', '不能小於 {limit}', '{limit} 以上にしてください'),
  'field.tooLarge': text('不能大于 {limit}', 'At most {limit}', 'Не больше {limit}', '不能大於 {limit}', '{limit} 以下にしてください'),
  'field.tooMany': text('最多 {limit} 项', 'At most {limit} items', 'Не более {limit} элементов', '最多 {limit} 項', '{limit} 件以内にしてください'),
  'field.tooFew': text('至少 {limit} 项', 'At least {limit} items', 'Не менее {limit} элементов', '至少 {limit} 項', '{limit} 件以上にしてください'),
  'field.notAllowed': text('不是可选的值', 'Not one of the values to choose from', 'Значение не из списка', '不是可選的值', '選択できない値です'),
  'field.invalid': text('内容不正确', 'This value is not right', 'Неверное значение', '內容不正確', '値が正しくありません'),
  'form.versionUnknown': text('表单不存在', 'There is no such form', 'Такой формы нет', '表單不存在', 'このフォームは存在しません'),
  'form.versionArchived': text('此版本的表单已停用，请刷新页面', 'This version of the form is no longer in use. Please reload the page', 'Эта версия формы больше не используется. Обновите страницу', '此版本的表單已停用，請重新整理頁面', 'この版のフォームは使用を終了しました。ページを再読み込みしてください'),
  'visitor.privacyMissing': text('请先同意后再提交', 'Please agree before submitting', 'Для отправки необходимо согласие', '請先同意後再提交', '送信前に同意してください'),
  'link.notFound': text('此链接无效', 'This link is not good', 'Эта ссылка недействительна', '此連結無效', 'このリンクは無効です'),
  'subscription.unsubscribed': text('此订阅已取消，请重新订阅', 'This subscription has ended. Please subscribe again', 'Эта подписка отменена. Подпишитесь снова', '此訂閱已取消，請重新訂閱', 'この登録は解除済みです。もう一度お申し込みください'),
  'record.notFound': text('未找到相关内容', 'This could not be found', 'Не найдено', '未找到相關內容', '見つかりませんでした'),
  'operation.notFound': text('没有这个接口', 'There is no such call', 'Такого вызова нет', '沒有這個介面', 'この API は存在しません'),
  'server.notImplemented': text('此功能尚未实现', 'This is not built yet', 'Эта функция ещё не реализована', '此功能尚未實現', 'この機能はまだ実装されていません'),
  'visitor.emailExists': text('该邮箱已登记', 'The email already exists', 'Этот адрес уже зарегистрирован', '該電子郵件已登記', 'このメールアドレスは既に登録されています'),
  'verify.proofMissing': text('请先验证邮箱', 'Please verify the email first', 'Сначала подтвердите адрес', '請先驗證電子郵件', '先にメールアドレスを認証してください'),
  'registration.closed': text('预登记已结束', 'Pre-registration is closed', 'Предварительная регистрация закрыта', '預先登記已結束', '事前登録は終了しました'),
  'registration.notOpen': text('预登记尚未开始', 'Pre-registration is not open yet', 'Предварительная регистрация ещё не открыта', '預先登記尚未開始', '事前登録はまだ始まっていません'),
  'partner.exists': text('该同事已在列表中', 'This colleague is on the list already', 'Этот коллега уже в списке', '該同事已在清單中', 'この方は既に一覧にあります'),
  'verify.codeWrong': text('验证码不正确', 'The verification code is not right', 'Неверный код подтверждения', '驗證碼不正確', '認証コードが正しくありません'),
  'verify.codeExpired': text('验证码已失效，请重新获取', 'The verification code is no longer valid. Please get a new one', 'Код больше не действителен. Запросите новый', '驗證碼已失效，請重新取得', '認証コードの有効期限が切れました。再度取得してください'),
  'limit.tooSoon': text('请在 {seconds} 秒后重试', 'Please try again in {seconds} seconds', 'Повторите через {seconds} с', '請在 {seconds} 秒後重試', '{seconds} 秒後に再度お試しください'),
  'limit.exceeded': text('请求过于频繁，请稍后再试', 'Too many tries. Please try again later', 'Слишком много попыток. Повторите позже', '請求過於頻繁，請稍後再試', '試行回数が多すぎます。しばらくしてから再度お試しください'),
  'form.answerInvalid': text('请检查标出的项目', 'Please check the marked fields', 'Проверьте отмеченные поля', '請檢查標出的項目', '印の付いた項目をご確認ください'),
  'verify.codeSpent': text('此验证码已使用，请重新获取', 'This verification code was used already. Please get a new one', 'Этот код уже использован. Запросите новый', '此驗證碼已使用，請重新取得', 'この認証コードは使用済みです。再度取得してください'),
  'visitor.notFound': text('未找到您的登记', 'Your registration could not be found', 'Ваша регистрация не найдена', '未找到您的登記', '登録が見つかりませんでした'),
  'visitor.cancelled': text('该登记已取消', 'This registration was cancelled', 'Эта регистрация отменена', '該登記已取消', 'この登録は取り消されました'),
  'visitor.admitted': text('您已入场，登记不能再修改', 'You were admitted already; the registration can no longer be changed', 'Вы уже прошли на выставку; регистрацию изменить нельзя', '您已入場，登記不能再修改', '入場済みのため登録は変更できません'),
  'visitor.notConfirmed': text('该登记尚未完成', 'The registration is not complete yet', 'Регистрация ещё не завершена', '該登記尚未完成', '登録がまだ完了していません'),
  'partner.limit': text('同事人数已达上限', 'No more colleagues can be added', 'Больше коллег добавить нельзя', '同事人數已達上限', 'これ以上同僚を追加できません'),
  'server.error': text('服务器出错，请稍后重试', 'Something went wrong on our side. Please try again later', 'Ошибка на сервере. Повторите позже', '伺服器出錯，請稍後重試', 'サーバーで問題が発生しました。しばらくしてから再度お試しください'),
  'server.unavailable': text('服务暂时不可用，请稍后重试', 'The service is not available right now. Please try again later', 'Сервис временно недоступен. Повторите позже', '服務暫時不可用，請稍後重試', '現在サービスを利用できません。しばらくしてから再度お試しください'),
};

/** The text of a reason in a language, with its values filled in. */
export function textOf(reason: ErrorReason, locale: Locale, values: Record<string, string | number> = {}): string {
  return texts[reason][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

