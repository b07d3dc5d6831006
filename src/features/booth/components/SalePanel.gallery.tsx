import { SalePanel } from './SalePanel';

const sale = {
  asOf: '2026-03-01T02:00:00Z',
  open: true,
  totalArea: 200_000,
  areaLeft: 15_000,
  standardBoothsLeft: 320,
  halls: [{ hall: '13', themeId: 1, totalArea: 20_000, areaLeft: 1_800, standardBoothsLeft: 40 }],
};

export const Open = () => <SalePanel sale={sale} themes={[]} />;

export const SoldOut = () => (
  <SalePanel sale={{ ...sale, areaLeft: 0, standardBoothsLeft: 0, halls: [] }} themes={[]} />
);
