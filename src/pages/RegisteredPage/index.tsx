/** What a visitor has who came by an invitation or by the old me area: the questionnaire is still to come, then the badge. */
import { redirect } from 'react-router-dom';
import { keepVisit } from '@/features/visitor/keepVisit';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { RegisteredView } from './RegisteredView';

/** @param start Where this way begins, for who has no registration and for the next visitor. */
export function registeredPage(start: 'invitation' | 'meRegister') {
  const startHref = paths[start].href();
  const next = { form: start === 'invitation' ? 'invitation' : 'me', start: startHref };
  return definePage({
    async load({ store: { dispatch } }) {
      const asked = keepVisit(dispatch);
      await needed(asked);
      if (!(await asked).data?.registration) throw redirect(startHref, 303);
    },
    head: () => ({ noindex: true }),
    Component: () => <RegisteredView next={next} />,
  });
}
