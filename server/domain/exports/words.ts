/** The words of exports in five languages: titles of columns, states and the like. */
import { inAll as text } from '../../../src/rules/locales';

export const exportWords = {
  notAsked: text('未询问', 'not asked', 'не спрашивали', '未詢問', '質問なし'),
  yes: text('是', 'yes', 'да', '是', 'はい'),
  questionnaire: text('问卷：', 'Questionnaire: ', 'Анкета: ', '問卷：', 'アンケート：'),
  no: text('否', 'no', 'нет', '否', 'いいえ'),
};

export const sheetNames = {
  visitors: text('观众', 'Visitors', 'Посетители', '觀眾', '来場者'),
  groups: text('商务团体', 'Delegations', 'Делегации', '商務團體', '団体'),
  booths: text('展位预订', 'Booth reservations', 'Заявки на стенды', '展位預訂', '小間申込'),
  submissions: text('网站提交', 'Submissions', 'Заявки с сайта', '網站提交', 'サイトからの申込'),
  adverts: text('广告统计', 'Adverts', 'Реклама', '廣告統計', '広告'),
  meetings: text('会议报名', 'Enrolments', 'Записи на встречи', '會議報名', '会議申込'),
};

/** Times are by Shanghai's clocks in every language. */
export const titles = {
  day: text('日期', 'Day', 'День', '日期', '日付'),
  advert: text('广告', 'Advert', 'Реклама', '廣告', '広告'),
  advertPlace: text('广告位', 'Place', 'Место', '廣告位', '掲載場所'),
  advertiser: text('广告主', 'Advertiser', 'Рекламодатель', '廣告主', '広告主'),
  views: text('展示次数', 'Views', 'Показы', '展示次數', '表示回数'),
  clicks: text('点击次数', 'Clicks', 'Переходы', '點擊次數', 'クリック数'),
  number: text('编号', 'Number', 'Номер', '編號', '番号'),
  state: text('状态', 'State', 'Состояние', '狀態', '状態'),
  channel: text('登记渠道', 'Channel', 'Канал', '登記管道', '登録経路'),
  created: text(
    '提交时间（北京时间）',
    'Received (Shenzhen time)',
    'Получено (время Шэньчжэня)',
    '提交時間（北京時間）',
    '受付日時（中国時間）',
  ),
  updated: text(
    '更新时间（北京时间）',
    'Changed (Shenzhen time)',
    'Изменено (время Шэньчжэня)',
    '更新時間（北京時間）',
    '更新日時（中国時間）',
  ),
  email: text('邮箱', 'Email', 'Эл. почта', '電子郵件', 'メール'),
  mobile: text('手机号码', 'Mobile', 'Мобильный телефон', '手機號碼', '携帯電話'),
  language: text('语言', 'Language', 'Язык', '語言', '言語'),
  document: text('已提供证件', 'Document given', 'Документ указан', '已提供證件', '身分証の提示'),
  documentClaim: text('证件登记情况', 'Document claim', 'Статус документа', '證件登記情況', '証明書の状態'),
  due: text('应付金额（元）', 'Due (CNY)', 'К оплате (CNY)', '應付金額（元）', '支払額（元）'),
  freeCode: text('免费码', 'Free code', 'Бесплатный код', '免費碼', '無料コード'),
  invitation: text('邀请码', 'Invitation', 'Приглашение', '邀請碼', '招待コード'),
  source: text('来源', 'Source', 'Источник', '來源', '流入元'),
  landing: text('落地页', 'Landing page', 'Лендинг', '到達頁', 'ランディングページ'),
  admitted: text(
    '入场时间（北京时间）',
    'Admitted (Shenzhen time)',
    'Допущен (время Шэньчжэня)',
    '入場時間（北京時間）',
    '入場日時（中国時間）',
  ),
  cancelReason: text('取消原因', 'Reason for cancelling', 'Причина отмены', '取消原因', '取消理由'),
  consented: text(
    '同意隐私政策时间（北京时间）',
    'Privacy agreed (Shenzhen time)',
    'Согласие (время Шэньчжэня)',
    '同意隱私政策時間（北京時間）',
    '同意日時（中国時間）',
  ),
  questionnaire: text('已填写问卷', 'Questionnaire answered', 'Анкета заполнена', '已填寫問卷', 'アンケート回答済み'),
  form: text('表单', 'Form', 'Форма', '表單', 'フォーム'),
  company: text('单位', 'Company', 'Компания', '單位', '会社'),
  contact: text('联系人', 'Contact', 'Контактное лицо', '聯絡人', '担当者'),
  contactMobile: text('联系人手机', 'Contact’s mobile', 'Телефон контактного лица', '聯絡人手機', '担当者の携帯電話'),
  contactEmail: text('联系人邮箱', 'Contact’s email', 'Почта контактного лица', '聯絡人電子郵件', '担当者のメール'),
  visitDay: text('参观日期', 'Day of the visit', 'День посещения', '參觀日期', '来場日'),
  carNumbers: text('车牌号', 'Car numbers', 'Номера машин', '車牌號', '車両番号'),
  kind: text('类型', 'Kind', 'Вид', '類型', '種類'),
  about: text('关于', 'About', 'О чём', '關於', '対象'),
  words: text('内容', 'Message', 'Сообщение', '內容', '内容'),
  remarks: text('备注', 'Remarks', 'Примечания', '備註', '備考'),
  name: text('姓名', 'Name', 'Имя', '姓名', '氏名'),
  jobTitle: text('职位', 'Job title', 'Должность', '職位', '役職'),
  department: text('部门', 'Department', 'Отдел', '部門', '部署'),
  leads: text('团长', 'Leads the delegation', 'Руководитель группы', '團長', '代表者'),
  meeting: text('会议', 'Meeting', 'Встреча', '會議', '会議'),
  starts: text(
    '会议时间（北京时间）',
    'Begins (Shenzhen time)',
    'Начало (время Шэньчжэня)',
    '會議時間（北京時間）',
    '開始日時（中国時間）',
  ),
  room: text('会议室', 'Room', 'Зал', '會議室', '会場'),
  signedIn: text(
    '签到时间（北京时间）',
    'Signed in (Shenzhen time)',
    'Регистрация на входе (время Шэньчжэня)',
    '簽到時間（北京時間）',
    '受付済み（中国時間）',
  ),
};

const registrationStates = {
  draft: text('草稿', 'Draft', 'Черновик', '草稿', '下書き'),
  submitted: text('已提交', 'Submitted', 'Отправлена', '已提交', '送信済み'),
  awaitingPayment: text('待付款', 'Awaiting payment', 'Ожидает оплаты', '待付款', '支払い待ち'),
  paid: text('已付款', 'Paid', 'Оплачена', '已付款', '支払い済み'),
  confirmed: text('已确认', 'Confirmed', 'Подтверждена', '已確認', '確認済み'),
  admitted: text('已入场', 'Admitted', 'Допущен', '已入場', '入場済み'),
  cancelled: text('已取消', 'Cancelled', 'Отменена', '已取消', '取消済み'),
};

export const states = {
  documentClaim: {
    held: text('唯一', 'only one', 'единственный', '唯一', '重複なし'),
    duplicate: text(
      '重复登记，请现场核验',
      'duplicate: check on site',
      'повтор: проверить на месте',
      '重複登記，請現場核驗',
      '重複：会場で確認',
    ),
    disputed: text(
      '有争议，请现场核验',
      'disputed: check on site',
      'оспаривается: проверить на месте',
      '有爭議，請現場核驗',
      '異議あり：会場で確認',
    ),
  },
  registration: registrationStates,
  submission: {
    received: text('已收到', 'Received', 'Получено', '已收到', '受付済み'),
    inProgress: text('处理中', 'In progress', 'В работе', '處理中', '対応中'),
    done: text('已完成', 'Done', 'Готово', '已完成', '完了'),
  },
  group: {
    forming: text('组建中', 'Forming', 'Набирается', '組建中', '編成中'),
    delegation: text('商务团', 'Delegation', 'Делегация', '商務團', '団体'),
    locked: text('已锁定', 'Locked', 'Закрыта', '已鎖定', '締切済み'),
  },
  enrolment: {
    enrolled: text('已报名', 'Enrolled', 'Записан', '已報名', '申込済み'),
    waiting: text('候补', 'Waiting', 'В листе ожидания', '候補', 'キャンセル待ち'),
    awaitingPayment: registrationStates.awaitingPayment,
    paid: registrationStates.paid,
    signedIn: text('已签到', 'Signed in', 'Пришёл', '已簽到', '受付済み'),
    cancelled: registrationStates.cancelled,
  },
  channel: {
    zh: text('中文登记', 'Chinese registration', 'Китайская регистрация', '中文登記', '中国語登録'),
    en: text('英文登记', 'English registration', 'Английская регистрация', '英文登記', '英語登録'),
    me: text('旧版登记', 'Old form', 'Старая форма', '舊版登記', '旧フォーム'),
    landing: text('落地页', 'Landing page', 'Лендинг', '到達頁', 'ランディングページ'),
    exhibitor: text('展商邀请', 'Exhibitor’s invitation', 'Приглашение участника', '參展商邀請', '出展者の招待'),
    group: text('商务团', 'Delegation', 'Делегация', '商務團', '団体'),
  },
};
