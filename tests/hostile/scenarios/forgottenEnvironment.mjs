// An operator forgets NODE_ENV: the site does not start as a demo where others can reach it.
export async function run({ startSite }) {
  const problems = [];
  const settings = [{ ORIGIN: 'https://exhibition.example' }, { HOST: '0.0.0.0' }, { HOST: '::', NODE_ENV: 'test' }];
  for (const env of settings) {
    const startError = await startSite(env).then(
      () => null,
      (error) => error.message,
    );
    if (startError === null) problems.push(`started with ${JSON.stringify(env)}`);
    else if (!startError.includes('SITE_SANDBOX=1'))
      problems.push(`the error does not name the setting: ${startError}`);
  }
  return { problems, rejected: settings.length - problems.length };
}
