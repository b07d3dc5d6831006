/** Examples of the layouts, for /dev/gallery. */
import { Button } from '@/ui/controls/Button';
import { Breadcrumbs } from './Breadcrumbs';
import { DetailRows } from './DetailRows';
import { FormLayout } from './FormLayout';
import { Actions, Card, Grid, Panel, Scroller, Stack } from './Layout';
import { PageHeading } from './PageHeading';
import { PhraseLineBreaks } from './PhraseLineBreaks';
import { Prose } from './Prose';
import { MoreLink, Section } from './Section';
import { StatusPanel } from './StatusPanel';

const LONG =
  'Five exhibitions of machine tools, robots, sheet metal, measuring and materials under one roof in Shenzhen';
/** A word that cannot wrap. */
const LONG_WORD = 'Hochgeschwindigkeitsbearbeitungszentrum'.repeat(2);

export const BreadcrumbsWithLongText = () => (
  <Breadcrumbs trail={[{ name: 'Home', path: '/en' }, { name: LONG, path: '/en/news' }, { name: LONG_WORD }]} />
);

export const DetailRowsWithLongText = () => (
  <DetailRows
    rows={[
      { name: 'Booth', value: '9-A01' },
      { name: LONG, value: LONG },
    ]}
  />
);

export const FormLayoutWithHelp = () => (
  <FormLayout title="Register to visit" intro={<p>{LONG}</p>} side={<p>Questions? Write to us.</p>}>
    <Panel>The form</Panel>
  </FormLayout>
);

export const CardsInGrid = () => (
  <Grid column={240}>
    <Card>{LONG}</Card>
    <Card isInteractive>{LONG_WORD}</Card>
    <Card>Short</Card>
  </Grid>
);

export const ActionsBelowStack = () => (
  <Stack gap={4}>
    <p>{LONG}</p>
    <Actions>
      <Button variant="main">Register</Button>
      <Button>Cancel</Button>
    </Actions>
  </Stack>
);

export const ScrollerInNarrowWindow = () => (
  <Scroller>
    <Card>{LONG}</Card>
    <Card>{LONG}</Card>
    <Card>{LONG}</Card>
  </Scroller>
);

export const PanelVariants = () => (
  <Stack>
    <Panel variant="haze">{LONG}</Panel>
    <Panel variant="line">{LONG_WORD}</Panel>
    <Panel variant="note">{LONG}</Panel>
  </Stack>
);

export const PageHeadingTones = () => (
  <Stack>
    <PageHeading title="News" lead="What happens before the exhibition" />
    <PageHeading title={LONG} lead={LONG} tone="ink" />
  </Stack>
);

export const PhraseLineBreaksInChinese = () => (
  <p style={{ width: '12em' }}>
    <PhraseLineBreaks>深圳工业展览会将于三月三十日至四月二日举行</PhraseLineBreaks>
  </p>
);

export const ProseOfAnArticle = () => (
  <Prose html={`<h2>${LONG}</h2><p>${LONG}</p><ul><li>One</li><li>${LONG_WORD}</li></ul>`} />
);

export const SectionBackgrounds = () => (
  <>
    <Section id="paper" title="Exhibitions" text={LONG} link={{ name: 'All', url: '/en/theme/1' }}>
      <p>{LONG}</p>
    </Section>
    <Section id="dark" title={LONG} background="dark">
      <MoreLink href="/en/news">More</MoreLink>
    </Section>
  </>
);

export const StatusPanelFailed = () => (
  <StatusPanel title="Signing in" text="This takes a moment." error={LONG}>
    <Button>Try again</Button>
  </StatusPanel>
);
