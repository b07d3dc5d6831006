// Reports the errors of a page to the development server, which shows them with the lines of the sources.
const report = (error) => {
  // A thrown Response is an expected error.
  if (error instanceof Error)
    void fetch('/dev/errors', { method: 'POST', body: error.stack ?? String(error) }).catch(() => undefined);
};

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
