import { COMPONENTS, DECORATORS } from '@/rules/forms/components';
import { registeredNames } from './registry';

it('loads each component that a form may name, and no other', () => {
  expect([...registeredNames()].sort()).toEqual([...new Set([...Object.keys(COMPONENTS), ...DECORATORS])].sort());
});
