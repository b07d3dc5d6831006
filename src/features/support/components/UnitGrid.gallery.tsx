import type { SupportUnit } from '@/api';
import { UnitGrid } from './UnitGrid';

const unit: SupportUnit = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  kind: 'media',
  name: 'Machine Tool Review',
  logo: null,
  url: 'https://review.example.com/',
  sort: 10,
  lang: 'en',
};
const units = [unit, { ...unit, id: 'plain', url: null }, { ...unit, id: 'long', name: `${unit.name} `.repeat(6) }];

export const Small = () => <UnitGrid units={units} />;

export const Large = () => <UnitGrid units={units} look="large" />;

export const Empty = () => <UnitGrid units={[]} />;
