import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { meetingApi } from '@/api/meeting';
import { DeviceSetUp } from '@/features/meeting/signin/components/DeviceSetUp';
import { DoorList } from '@/features/meeting/signin/components/DoorList';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { scannerMessages, signInMessages } from '@/features/meeting/signin/messages';
import { readDoorCode } from '@/features/meeting/signin/readDoorCode';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/Anchor';
import { FormLayout } from '@/ui/FormLayout';
import { Help } from './Help';
import { PROGRAMME } from './programme';
import styles from './SignIn.module.css';

/** Without an id: the code beside the door, or the meeting by hand. */
export function Doors({ onDevice }: { onDevice?: (key: string) => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const { clock } = useServices();
  const { data } = meetingApi.endpoints.meetingPage.useQuery(PROGRAMME);
  const [problem, setProblem] = useState<string | null>(null);
  const hrefOf = (id: string) => paths.meetingSignin.href({ lang, id });
  const today = shanghaiDate(clock.now());
  const coming = (data?.records ?? []).filter(
    ({ date, state }) => date >= today && state !== 'cancelled' && state !== 'over',
  );
  const day = coming[0]?.date;
  const onCode = (text: string) => {
    const id = readDoorCode(text);
    if (id === null) return setProblem(formatMessage(scannerMessages.notDoor));
    setProblem(null);
    return void navigate(hrefOf(id));
  };
  return (
    <FormLayout
      title={formatMessage(signInMessages.chooseTitle)}
      intro={<p>{formatMessage(signInMessages.chooseText)}</p>}
      side={<Help>{onDevice && <DeviceSetUp onKey={onDevice} />}</Help>}
    >
      <div className={styles.parts}>
        <Scanner onCode={onCode} />
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {day === undefined ? (
          <p>
            {formatMessage(signInMessages.noneToday)}{' '}
            <Anchor href={paths.meetings.href({ lang })}>{formatMessage(signInMessages.toProgramme)}</Anchor>
          </p>
        ) : (
          <DoorList
            meetings={coming.filter(({ date }) => date === day)}
            day={day}
            isToday={day === today}
            hrefOf={hrefOf}
            locale={lang}
          />
        )}
      </div>
    </FormLayout>
  );
}
