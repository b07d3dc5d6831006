/** The page /dev/story: an entry of the development build only (webpack/devClient.mjs). */
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { IntlRoot } from '@/i18n/IntlRoot';
import { StoryPage } from './StoryPage';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  // The controls of src/ui have no texts of their own here.
  <IntlRoot locale="en" catalog={{}}>
    <StoryPage />
  </IntlRoot>,
);
