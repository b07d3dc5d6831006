/** The common fields of the Chinese personal forms: registration, exhibitor's guest, old me area. */
import { newIdCard } from '../support/factories';
import { selectByArrowKeys } from './keyboard';
import { chineseLabels } from './verifyNumber';
import type { FormJourney } from './formJourney';

type SharedFields =
  | 'submitLabel'
  | 'emptyFormErrors'
  | 'validValues'
  | 'fillRest'
  | 'persistedValue'
  | 'unpersistedValues'
  | 'consent'
  | 'invalidValues'
  | 'networkError';

/**
 * @param selectedLists Lists whose first option is selected.
 * @param required Those of them that are required.
 */
export const chineseForm = (
  selectedLists: readonly string[],
  required: readonly string[],
): Pick<FormJourney, SharedFields> => ({
  submitLabel: '保存并继续',
  emptyFormErrors: ['姓名', ...required, '公司']
    .map((field) => `${field}：此项为必填项`)
    .concat('隐私协议：请先同意后再提交'),
  validValues: [
    ['姓名', '王小明'],
    [/^公司$/, '深圳市示例机械有限公司'],
    [/^邮箱/, 'wang@example.com'],
    [/^网站/, 'https://example.com'],
  ],
  fillRest: async (page) => {
    await page.locator('main h1').focus();
    for (const list of selectedLists) await selectByArrowKeys(page.getByRole('combobox', { name: new RegExp(list) }));
  },
  persistedValue: ['姓名', '王小明'],
  // A document number is never persisted.
  unpersistedValues: [[/^证件号码/, newIdCard()]],
  consent: /隐私政策/,
  invalidValues: [
    ['姓名', '王', '姓名：至少需要2个字符'],
    [/^公司$/, '示例', '公司：公司名称至少4个字符'],
    [/^邮箱/, 'wang@', '邮箱：邮箱格式不正确'],
    [/^证件号码/, '110105194912310021', '证件号码：身份证号码格式不正确'],
    [/^证件号码/, '440301201203070013', '证件号码：未满 18 周岁谢绝入场（以展会首日为准）'],
    [/^网站/, 'no address', '网站：网址格式不正确'],
  ],
  networkError: chineseLabels.networkError,
});
