/** The columns of a delegation's workbook: their titles in five languages, and the example that the template shows. */
import { inAll as text, type Locale, type LocalisedText } from '../../../../src/rules/locales';
import { ADULTS_ONLY_SENTENCE } from '../../../../src/rules/messages/adultsOnly';
import { MEMBER_FIELDS, MEMBER_LONGEST, type MemberField } from '../../../../src/rules/member';

export const FIELDS = MEMBER_FIELDS;
export type Field = MemberField;

export const REQUIRED: readonly Field[] = ['name', 'mobile'];

const titles: Record<Field, LocalisedText> = {
  name: text('姓名', 'Full name', 'Фамилия и имя', '姓名', '氏名'),
  mobile: text('手机号码', 'Mobile number', 'Мобильный телефон', '手機號碼', '携帯電話番号'),
  email: text('邮箱', 'Email', 'Электронная почта', '電子郵箱', 'メールアドレス'),
  jobTitle: text('职位', 'Job title', 'Должность', '職位', '役職'),
  department: text('部门', 'Department', 'Отдел', '部門', '部署'),
  documentKind: text('证件类型', 'Document', 'Документ', '證件類型', '身分証明書'),
  documentNumber: text('证件号码', 'Document number', 'Номер документа', '證件號碼', '証明書番号'),
};

export const longest = MEMBER_LONGEST;

/** No mobile number of a person; a second row with it is the template's example, and is passed over. */
export const EXAMPLE_MOBILE = '13800000000';
export const EXAMPLE_ROW = 2;

export const exampleName = text(
  '示例：王小明',
  'Example: Wang Xiaoming',
  'Пример: Ван Сяомин',
  '示例：王小明',
  '例：王小明',
);

export const sheetNames: { members: LocalisedText; instructions: LocalisedText } = {
  members: text('成员', 'Members', 'Участники', '成員', 'メンバー'),
  instructions: text('填写说明', 'Instructions', 'Инструкция', '填寫說明', '記入方法'),
};

export const fileName = text('团队成员.xlsx', 'delegation.xlsx', 'delegation.xlsx', '團隊成員.xlsx', 'delegation.xlsx');

export const instructions: LocalisedText[] = [
  text(
    '请从第 3 行起每行填写一位成员，最多 1,000 位；第 2 行是示例，可以保留。',
    'Fill in one member a row from row 3 on, 1,000 at most. Row 2 is an example and may stay.',
    'Заполняйте по одному участнику в строке, начиная с 3-й, не более 1 000. Строка 2 — пример, её можно оставить.',
    '請從第 3 列起每列填寫一位成員，最多 1,000 位；第 2 列是示例，可以保留。',
    '3 行目から 1 行に 1 名ずつ、1,000 名までご記入ください。2 行目は記入例で、残しておいて構いません。',
  ),
  text(
    '姓名和手机号码为必填项；手机号码已在团队中的成员将被更新。',
    'Name and mobile number are required. A member whose mobile number is in the group already is updated.',
    'Имя и телефон обязательны. Участник, телефон которого уже есть в группе, будет обновлён.',
    '姓名和手機號碼為必填項；手機號碼已在團隊中的成員將被更新。',
    '氏名と携帯電話番号は必須です。携帯電話番号が既にある場合は、その方の情報が更新されます。',
  ),
  text(
    `证件类型请从下拉列表中选择；证件号码请填写完整。${ADULTS_ONLY_SENTENCE['zh-cn']}`,
    `Choose the document from its list and give its whole number. ${ADULTS_ONLY_SENTENCE.en}`,
    `Выберите документ из списка и укажите его номер полностью. ${ADULTS_ONLY_SENTENCE.ru}`,
    `證件類型請從下拉清單中選擇；證件號碼請填寫完整。${ADULTS_ONLY_SENTENCE['zh-tw']}`,
    `身分証明書は一覧から選び、番号を省略せずにご記入ください。${ADULTS_ONLY_SENTENCE.ja}`,
  ),
  text(
    '请勿使用公式、合并单元格或更改首行标题。',
    'Do not use formulas or merged cells, and leave the titles of the first row as they are.',
    'Не используйте формулы и объединённые ячейки и не меняйте заголовки первой строки.',
    '請勿使用公式、合併儲存格或更改首列標題。',
    '数式やセルの結合は使わず、1 行目の見出しは変更しないでください。',
  ),
];

/** What is wrong with a cell of its own kind; what is wrong with a value is said in the words of src/rules. */
export const cellTexts = {
  'excel.formula': text(
    '请填写内容，不要使用公式',
    'Give the value, not a formula',
    'Укажите значение, а не формулу',
    '請填寫內容，不要使用公式',
    '数式ではなく値を記入してください',
  ),
  'excel.mergedCell': text(
    '请取消合并单元格',
    'Split this merged cell',
    'Разделите объединённую ячейку',
    '請取消合併儲存格',
    'セルの結合を解除してください',
  ),
  'excel.dateCell': text(
    '此处不应为日期，请将单元格设为文本后重新填写',
    'This is a date. Format the cell as text and fill it in again',
    'Здесь дата. Задайте ячейке текстовый формат и заполните её снова',
    '此處不應為日期，請將儲存格設為文字後重新填寫',
    '日付になっています。セルの書式を文字列にして記入し直してください',
  ),
  'excel.numberCut': text(
    '号码以数字保存，末位已丢失，请将单元格设为文本后重新填写',
    'The number was stored as a figure and lost its last digits. Format the cell as text and fill it in again',
    'Номер сохранён как число и потерял последние цифры. Задайте ячейке текстовый формат и заполните её снова',
    '號碼以數字儲存，末位已遺失，請將儲存格設為文字後重新填寫',
    '番号が数値として保存され末尾が失われています。セルの書式を文字列にして記入し直してください',
  ),
  'excel.errorCell': text(
    '单元格内容有误',
    'This cell holds an error of Excel',
    'В ячейке ошибка Excel',
    '儲存格內容有誤',
    'セルにエラー値が入っています',
  ),
  'excel.duplicate': text(
    '与第 {row} 行的手机号码相同',
    'The same mobile number as in row {row}',
    'Тот же номер, что и в строке {row}',
    '與第 {row} 列的手機號碼相同',
    '{row} 行目と同じ携帯電話番号です',
  ),
  'excel.documentTwice': text(
    '与第 {row} 行的证件相同',
    'The same document as in row {row}',
    'Тот же документ, что и в строке {row}',
    '與第 {row} 列的證件相同',
    '{row} 行目と同じ証明書です',
  ),
} as const satisfies Record<string, LocalisedText>;

export type CellIssue = keyof typeof cellTexts;

/** A column's letter: 1 is A, 27 is AA. */
export const letterOf = (column: number): string =>
  (column > 26 ? String.fromCharCode(64 + Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));

/** A title as it is compared: without case, spaces and the star of a required field. */
const plain = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\s*＊]/g, '')
    .toLowerCase();

const byTitle = new Map<string, Field>(
  FIELDS.flatMap((field) => Object.values(titles[field]).map((title) => [plain(title), field] as const)),
);

/** The field that a title means, in whichever of the five languages it is. */
export const fieldOf = (title: string): Field | undefined => byTitle.get(plain(title));

export const titleOf = (field: Field, locale: Locale): string => titles[field][locale];
