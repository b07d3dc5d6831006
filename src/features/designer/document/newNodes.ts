/** Complete nodes for the palette: with titles in every language, options, rows and panes, so that they work at once. */
import { COMPONENTS, componentOf, DEFAULT_DECORATOR } from '@/rules/forms/components';
import { localisedText, LOCALES, type LocalisedText } from '@/rules/locales';
import { COMPONENT_NAMES } from './componentNames';

type Node = Record<string, unknown>;

export interface NewNode {
  /** Its name, if that is free. */
  name: string;
  node: Node;
}

export type PaletteGroup = 'text' | 'choice' | 'date' | 'person' | 'list' | 'layout' | 'pane';

/** The palette, in its order. Panes are offered within what holds them. */
export const PALETTE: readonly { group: PaletteGroup; components: readonly string[] }[] = [
  { group: 'text', components: ['Input', 'Input.TextArea', 'NumberPicker', 'Password'] },
  {
    group: 'choice',
    components: [
      'Select',
      'Radio.Group',
      'Checkbox.Group',
      'RadioTiles',
      'CheckboxTiles',
      'Checkbox',
      'Switch',
      'ChipGroups',
      'TreeSelect',
      'Cascader',
      'Transfer',
    ],
  },
  {
    group: 'date',
    components: ['DatePicker', 'DatePicker.RangePicker', 'TimePicker', 'TimePicker.RangePicker', 'DateInput'],
  },
  { group: 'person', components: ['CountrySelect', 'RegionSelect', 'PhoneNumber', 'Upload', 'Consent'] },
  { group: 'list', components: ['ArrayTable', 'ArrayItems', 'ArrayCards', 'ArrayCollapse', 'ArrayTabs'] },
  {
    group: 'layout',
    components: ['Section', 'Card', 'FormGrid', 'Space', 'FormStep', 'FormTab', 'FormCollapse', 'ExitNote'],
  },
];

const PANES: Readonly<Record<string, string>> = {
  FormStep: 'FormStep.StepPane',
  FormTab: 'FormTab.TabPane',
  FormCollapse: 'FormCollapse.CollapsePanel',
};

/** The pane that a layout holds; undefined for one that holds fields. */
export const paneOf = (component: string | undefined): string | undefined => PANES[component ?? ''];

const numbered = (text: LocalisedText, number: number): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text[locale]} ${number}`])) as LocalisedText;

const OPTION = localisedText('选项', 'Option', 'Вариант', '選項', '選択肢');
const ENTRY = localisedText('条目', 'Entry', 'Запись', '項目', '項目');
const ADD = localisedText('添加', 'Add', 'Добавить', '新增', '追加');
const ACTIONS = localisedText('操作', 'Actions', 'Действия', '操作', '操作');
const CONSENT_TEXT = localisedText(
  '我已阅读[隐私政策]，同意主办方使用我填写的信息。',
  'I have read the [privacy policy] and agree that the organiser uses what I have entered.',
  'Я прочитал(а) [политику конфиденциальности] и согласен(на) на использование указанных данных организатором.',
  '我已閱讀[隱私政策]，同意主辦方使用我填寫的資訊。',
  '[プライバシーポリシー]を読み、主催者が入力内容を利用することに同意します。',
);

const titleOf = (component: string): LocalisedText => COMPONENT_NAMES[component] ?? localisedText('', '', '', '', '');

const options = (component: string) =>
  [1, 2].map((number) => ({
    value: `option${number}`,
    label: numbered(OPTION, number),
    ...(component === 'ChipGroups' && { theme: number }),
  }));

const part = (component: string, keywords: Node = {}): Node => ({
  type: 'void',
  'x-component': component,
  ...keywords,
});

const textField = (): Node => ({
  type: 'string',
  title: titleOf('Input'),
  'x-decorator': DEFAULT_DECORATOR,
  'x-component': 'Input',
});

/** An array of objects with one field, and the buttons of its rows. */
function arrayNode(component: string): Node {
  const remove = { remove: part(`${component}.Remove`) };
  const { title: _title, ...cell } = textField();
  const properties =
    component === 'ArrayTable'
      ? {
          text: part('ArrayTable.Column', {
            'x-component-props': { title: titleOf('Input') },
            properties: { text1: cell },
          }),
          actions: part('ArrayTable.Column', { 'x-component-props': { title: ACTIONS }, properties: remove }),
        }
      : { text1: textField(), ...(component !== 'ArrayTabs' && remove) };
  const entry: Node = {
    type: 'object',
    ...(component === 'ArrayCards' && { title: ENTRY }),
    ...(component === 'ArrayCollapse' && {
      'x-component': 'ArrayCollapse.CollapsePanel',
      'x-component-props': { header: ENTRY },
    }),
    properties,
  };
  const addition = part(`${component}.Addition`, { title: ADD });
  return {
    type: 'array',
    title: titleOf(component),
    maxItems: 10,
    'x-decorator': DEFAULT_DECORATOR,
    'x-component': component,
    items: entry,
    ...(component !== 'ArrayTabs' && { properties: { add: addition } }),
  };
}

/** A pane of a layout; `number` counts from 1. */
export function newPane(component: string, number: number): NewNode {
  const title = numbered(titleOf(component), number);
  const key = Object.keys(componentOf(component)?.props ?? {}).find((name) =>
    ['title', 'tab', 'header'].includes(name),
  );
  return {
    name: `${component.split('.')[0]?.replace(/^Form/, '').toLowerCase() ?? 'pane'}${number}`,
    node: part(component, { 'x-component-props': { [key ?? 'title']: title }, properties: {} }),
  };
}

function layoutNode(component: string): Node {
  const pane = paneOf(component);
  if (pane) {
    const [first, second] = [newPane(pane, 1), newPane(pane, 2)];
    return part(component, { properties: { [first.name]: first.node, [second.name]: second.node } });
  }
  const title = titleOf(component);
  return part(component, {
    ...((component === 'Section' || component === 'ExitNote') && { title }),
    ...(component === 'Card' && { 'x-component-props': { title } }),
    ...(component !== 'ExitNote' && { properties: {} }),
  });
}

const phoneNumber = (): Node => ({
  type: 'void',
  title: titleOf('PhoneNumber'),
  'x-component': 'PhoneNumber',
  properties: {
    phoneCode: { type: 'string', title: titleOf('DialCode'), 'x-decorator': 'FormItem', 'x-component': 'DialCode' },
    phone: {
      type: 'string',
      title: titleOf('PhoneNumber'),
      maxLength: 20,
      'x-decorator': 'FormItem',
      'x-component': 'Input',
      'x-component-props': { autoComplete: 'tel-national', inputMode: 'tel' },
    },
  },
});

/** A node with a component, complete as a form file needs it. */
export function newNode(component: string): NewNode {
  const definition = COMPONENTS[component];
  const name = component
    .split('.')
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word))
    .join('');
  if (!definition) throw new Error(`There is no component ${component}.`);
  if (component === 'PhoneNumber') return { name, node: phoneNumber() };
  if (definition.kind === 'array') return { name, node: arrayNode(component) };
  if (definition.kind !== 'input') return { name, node: layoutNode(component) };
  const isConsent = component === 'Consent';
  return {
    name,
    node: {
      type: definition.types[0],
      title: titleOf(component),
      ...(isConsent && { required: true }),
      ...(definition.options === 'required' && { enum: options(component) }),
      'x-decorator': DEFAULT_DECORATOR,
      'x-component': component,
      ...(isConsent && { 'x-component-props': { text: CONSENT_TEXT } }),
    },
  };
}
