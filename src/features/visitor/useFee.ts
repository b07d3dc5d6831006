import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectEdition } from '@/api';
import { momentText } from '@/i18n/dates';
import { feeAt } from '@/rules/fee';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';

const CENTS = 100;

/** An amount of fen as people write it: `¥50`, `¥50.50`. */
export function usePrice(): (fen: number) => string {
  const { formatNumber } = useIntl();
  return (fen) =>
    formatNumber(fen / CENTS, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fen % CENTS === 0 ? 0 : 2,
    });
}

interface Channel {
  /** Whether the late fee is asked for. */
  pays: boolean;
  /** A code for a free visit is at hand. */
  hasCode?: boolean;
}

/** What a registration by a channel costs now, in words. */
export function useFeeText({ pays, hasCode = false }: Channel): string {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const locale = useSelector(selectLocale);
  const lateFee = useSelector(selectEdition)?.lateFee;
  const { clock } = useServices();
  if (hasCode) return formatMessage({ id: 'visitor.feeWithCode' });
  if (!pays || !lateFee) return formatMessage({ id: 'visitor.feeFree' });
  const values = { price: price(lateFee.fen), time: momentText(lateFee.from, locale) };
  return formatMessage(feeAt(lateFee, clock.now()) > 0 ? { id: 'visitor.feeDue' } : { id: 'visitor.feeUntil' }, values);
}
