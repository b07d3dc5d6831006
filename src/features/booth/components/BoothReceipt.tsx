import { useIntl } from 'react-intl';
import type { BoothReservation } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { Actions, Stack } from '@/ui/layout/Layout';
import { STANDARD_BOOTH_AREA } from '../area';

interface BoothReceiptProps {
  reservation: BoothReservation;
  onAnother: () => void;
}

/** The confirmation of a reservation, to save or print. */
export function BoothReceipt({ reservation, onAnother }: BoothReceiptProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const { id, number, company, boothKind, standardBooths, rawArea, plannedExhibits, createdAt } = reservation;
  const booth =
    boothKind === 'standard'
      ? formatMessage(
          { id: 'booth.receiptStandard' },
          {
            count: standardBooths ?? 0,
            area: formatNumber((standardBooths ?? 0) * STANDARD_BOOTH_AREA),
          },
        )
      : formatMessage({ id: 'booth.receiptRaw' }, { area: formatNumber(rawArea ?? 0) });
  return (
    <Stack gap={5}>
      <DetailRows
        rows={[
          {
            name: formatMessage({ id: 'booth.receiptNumber' }),
            value: number ?? id,
          },
          { name: formatMessage({ id: 'booth.receiptCompany' }), value: company },
          { name: formatMessage({ id: 'booth.receiptBooth' }), value: booth },
          { name: formatMessage({ id: 'booth.receiptExhibits' }), value: plannedExhibits },
          { name: formatMessage({ id: 'booth.receiptAt' }), value: formatDateTime(createdAt, locale) },
        ]}
      />
      <Actions data-no-print>
        <Anchor href={paths.exhibitorProcess.href({ lang: locale })} className={buttonClass('secondary')}>
          {formatMessage({ id: 'booth.process' })}
        </Anchor>
        <Button variant="quiet" onClick={onAnother}>
          {formatMessage({ id: 'booth.another' })}
        </Button>
      </Actions>
    </Stack>
  );
}
