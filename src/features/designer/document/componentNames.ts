/** What a component is called in the palette; it is also the first title of a new field, in every language. */
import { localisedText, type LocalisedText } from '@/rules/locales';

export const COMPONENT_NAMES: Readonly<Record<string, LocalisedText>> = {
  Input: localisedText('单行文本', 'Short text', 'Короткий текст', '單行文字', '1行テキスト'),
  'Input.TextArea': localisedText('多行文本', 'Long text', 'Длинный текст', '多行文字', '複数行テキスト'),
  Password: localisedText('密码', 'Password', 'Пароль', '密碼', 'パスワード'),
  NumberPicker: localisedText('数字', 'Number', 'Число', '數字', '数値'),
  Select: localisedText('下拉选择', 'Drop-down list', 'Выпадающий список', '下拉選單', 'プルダウン'),
  TreeSelect: localisedText('树形选择', 'Tree of options', 'Дерево вариантов', '樹狀選單', 'ツリー選択'),
  Cascader: localisedText('级联选择', 'Options level by level', 'Выбор по уровням', '逐層選擇', '階層選択'),
  Radio: localisedText('单个选项', 'Single button', 'Одна кнопка', '單一選項', '単独ボタン'),
  'Radio.Group': localisedText('单选', 'One of a few', 'Один из нескольких', '單選', '単一選択'),
  Checkbox: localisedText('勾选框', 'Tick box', 'Флажок', '核取方塊', 'チェックボックス'),
  'Checkbox.Group': localisedText('多选', 'More than one', 'Несколько вариантов', '複選', '複数選択'),
  Switch: localisedText('开关', 'Switch', 'Переключатель', '開關', 'スイッチ'),
  DatePicker: localisedText('日期', 'Date', 'Дата', '日期', '日付'),
  'DatePicker.RangePicker': localisedText('起止日期', 'From date to date', 'Период', '起訖日期', '期間'),
  TimePicker: localisedText('时间', 'Time', 'Время', '時間', '時刻'),
  'TimePicker.RangePicker': localisedText('起止时间', 'From time to time', 'Время от и до', '起訖時間', '時間帯'),
  Upload: localisedText('文件', 'File', 'Файл', '檔案', 'ファイル'),
  'Upload.Dragger': localisedText(
    '文件（拖放）',
    'File, by dragging',
    'Файл перетаскиванием',
    '檔案（拖放）',
    'ファイル（ドロップ）',
  ),
  ExitNote: localisedText('中止提示', 'Exit note', 'Сообщение об отказе', '中止提示', '終了メッセージ'),
  Transfer: localisedText('穿梭框', 'Two lists', 'Два списка', '雙欄選擇', '2つのリスト'),
  SelectTable: localisedText('表格选择', 'Rows of a table', 'Строки таблицы', '表格選擇', '表から選択'),
  DateInput: localisedText('日期（输入）', 'Date, typed', 'Дата вручную', '日期（輸入）', '日付（入力）'),
  CheckboxTiles: localisedText(
    '多选（方块）',
    'More than one, as tiles',
    'Несколько, плиткой',
    '複選（方塊）',
    '複数選択（タイル）',
  ),
  RadioTiles: localisedText('单选（方块）', 'One, as tiles', 'Один, плиткой', '單選（方塊）', '単一選択（タイル）'),
  ChipGroups: localisedText(
    '按主题多选',
    'More than one, by theme',
    'Несколько по темам',
    '依主題複選',
    'テーマ別の複数選択',
  ),
  CountrySelect: localisedText('国家或地区', 'Country or region', 'Страна или регион', '國家或地區', '国・地域'),
  RegionSelect: localisedText('省市', 'Province of China', 'Провинция Китая', '省市', '中国の省'),
  EmailCode: localisedText('邮箱验证码', 'E-mail code', 'Код из письма', '信箱驗證碼', 'メール認証コード'),
  Consent: localisedText('同意条款', 'Consent', 'Согласие', '同意條款', '同意'),
  PhoneNumber: localisedText('电话号码', 'Phone number', 'Телефон', '電話號碼', '電話番号'),
  DialCode: localisedText('国际区号', 'Dialling code', 'Телефонный код', '國際區號', '国番号'),
  ArrayItems: localisedText('多行条目', 'Rows', 'Строки', '多列項目', '行の一覧'),
  ArrayTable: localisedText('表格', 'Table of rows', 'Таблица', '表格', '表'),
  ArrayTabs: localisedText('多个标签页', 'A tab per entry', 'Вкладка на запись', '每筆一頁籤', '項目ごとのタブ'),
  ArrayCards: localisedText('多张卡片', 'A card per entry', 'Карточка на запись', '每筆一卡片', '項目ごとのカード'),
  ArrayCollapse: localisedText(
    '多个折叠项',
    'A panel per entry',
    'Панель на запись',
    '每筆一摺疊面板',
    '項目ごとのパネル',
  ),
  Section: localisedText('分节', 'Section', 'Раздел', '分節', 'セクション'),
  FormItem: localisedText('分组', 'Group', 'Группа', '群組', 'グループ'),
  Card: localisedText('卡片', 'Card', 'Карточка', '卡片', 'カード'),
  FormGrid: localisedText('多列', 'Columns', 'Колонки', '多欄', '列'),
  Space: localisedText('同行', 'Side by side', 'В ряд', '同列', '横並び'),
  FormLayout: localisedText('布局', 'Layout', 'Компоновка', '版面', 'レイアウト'),
  FormStep: localisedText('步骤', 'Steps', 'Шаги', '步驟', 'ステップ'),
  'FormStep.StepPane': localisedText('步骤', 'Step', 'Шаг', '步驟', 'ステップ'),
  FormTab: localisedText('标签页', 'Tabs', 'Вкладки', '頁籤', 'タブ'),
  'FormTab.TabPane': localisedText('标签', 'Tab', 'Вкладка', '頁籤', 'タブ'),
  FormCollapse: localisedText('折叠面板', 'Folding panels', 'Сворачиваемые панели', '摺疊面板', '開閉パネル'),
  'FormCollapse.CollapsePanel': localisedText('面板', 'Panel', 'Панель', '面板', 'パネル'),
  'Editable.Popover': localisedText('弹出编辑', 'Small window', 'Всплывающее окно', '彈出編輯', '小ウィンドウ'),
  'ArrayTable.Column': localisedText('列', 'Column', 'Столбец', '欄', '列'),
};

/** Buttons and marks of rows, by the last part of their name. */
const ROW_PARTS: Readonly<Record<string, LocalisedText>> = {
  Addition: localisedText('添加按钮', 'Button that adds', 'Кнопка добавления', '新增按鈕', '追加ボタン'),
  Remove: localisedText('删除按钮', 'Button that removes', 'Кнопка удаления', '刪除按鈕', '削除ボタン'),
  MoveUp: localisedText('上移按钮', 'Button for up', 'Кнопка «вверх»', '上移按鈕', '上へボタン'),
  MoveDown: localisedText('下移按钮', 'Button for down', 'Кнопка «вниз»', '下移按鈕', '下へボタン'),
  Copy: localisedText('复制按钮', 'Button that copies', 'Кнопка копирования', '複製按鈕', '複製ボタン'),
  Index: localisedText('序号', 'Number of the row', 'Номер строки', '序號', '行番号'),
  SortHandle: localisedText('拖动手柄', 'Handle for dragging', 'Ручка перетаскивания', '拖曳把手', '並べ替えハンドル'),
};

/** The name of a component of a form file; undefined for one that has none. */
export const componentName = (component: string | undefined): LocalisedText | undefined =>
  component === undefined
    ? undefined
    : (COMPONENT_NAMES[component] ?? ROW_PARTS[component.slice(component.lastIndexOf('.') + 1)]);
