/** The style elements that icons of antd add, which the policy of every page allows by their hashes. */
import { createHash } from 'node:crypto';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { render } from '@testing-library/react';
import { pagePolicy } from '../../server/http/plugins/security';

test('the policy allows the style elements of icons, and no others', () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { childList: true });
  render(<SearchOutlined />);
  const added = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.map(({ nodeName }) => nodeName)).toEqual(['STYLE', 'STYLE']);
  const hashes = added.map((node) =>
    createHash('sha256')
      .update(node.textContent ?? '')
      .digest('base64'),
  );
  const allowed = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  expect(pagePolicy({ secure: false })).toContain(`style-src 'self' ${allowed};`);
});
