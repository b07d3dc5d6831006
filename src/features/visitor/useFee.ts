import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectEdition } from '@/api';
import { formatDateTime } from '@/i18n/dates';
import { feeAt } from '@/rules/fee';
import { formatYuan } from '@/rules/formatYuan';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';

/** Formats fen as yuan: `¥50`, `¥50.50`. */
export function useFormatPrice(): (fen: number) => string {
  const locale = useSelector(selectLocale);
  return (fen) => formatYuan(fen, locale);
}

interface Channel {
  /** Whether the late fee applies. */
  hasLateFee: boolean;
  /** The visitor has a code for a free visit. */
  hasCode?: boolean;
}

/** The current price of a registration in this channel, as text. */
export function useFeeText({ hasLateFee, hasCode = false }: Channel): string {
  const { formatMessage } = useIntl();
  const formatPrice = useFormatPrice();
  const locale = useSelector(selectLocale);
  const lateFee = useSelector(selectEdition)?.lateFee;
  const { clock } = useServices();
  if (hasCode) return formatMessage({ id: 'visitor.feeWithCode' });
  if (!lateFee) return formatMessage({ id: 'visitor.feeFree' });
  if (!hasLateFee) return formatMessage({ id: 'visitor.feeFreeByEmail' });
  const values = { price: formatPrice(lateFee.fen), time: formatDateTime(lateFee.from, locale) };
  return formatMessage(feeAt(lateFee, clock.now()) > 0 ? { id: 'visitor.feeDue' } : { id: 'visitor.feeUntil' }, values);
}
