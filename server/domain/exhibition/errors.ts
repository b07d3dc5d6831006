/** Exhibitors, booths, invitations, parking: each reason with its code and its text. */
import { badRequest, notFound, type Refusals } from '../../http/refusal';

export const exhibitionReasons = {
  'exhibitor.notFound': notFound(
    '未找到该展商或展品',
    'This exhibitor or product could not be found',
    'Экспонент или продукт не найден',
    '未找到該展商或展品',
    '出展者または製品が見つかりませんでした',
  ),
  'counsel.contactMissing': badRequest(
    '请填写手机号码或邮箱，以便展商回复',
    'Please give a mobile number or an email, so that the exhibitor can answer',
    'Укажите номер телефона или адрес, чтобы экспонент мог ответить',
    '請填寫手機號碼或電子郵件，以便展商回覆',
    '返信先として携帯番号またはメールアドレスを入力してください',
  ),
  'parking.notFound': notFound(
    '该手机号没有已完成的参观登记，请先登记',
    'There is no complete registration of this number. Please register first',
    'По этому номеру нет завершённой регистрации. Сначала зарегистрируйтесь',
    '該手機號碼沒有已完成的參觀登記，請先登記',
    'この番号の登録が完了していません。先に登録してください',
  ),
  'invitation.notFound': notFound(
    '邀请码无效或已过期',
    'This invitation is not valid or has expired',
    'Приглашение недействительно или его срок истёк',
    '邀請碼無效或已過期',
    'この招待は無効か、期限切れです',
  ),
  'booth.sizeMissing': badRequest(
    '请填写展位数量或面积',
    'Please say how many booths or how much space',
    'Укажите количество стендов или площадь',
    '請填寫展位數量或面積',
    'ブース数または面積を入力してください',
  ),
} as const satisfies Refusals;
