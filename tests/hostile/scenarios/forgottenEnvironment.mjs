// An operator forgets NODE_ENV: the site does not start as a demo where others can reach it.
export async function run({ startSite }) {
  const problems = [];
  const settings = [{ ORIGIN: 'https://exhibition.example' }, { HOST: '0.0.0.0' }, { HOST: '::', NODE_ENV: 'test' }];
  for (const env of settings) {
    const refused = await startSite(env).then(
      () => null,
      (error) => error.message,
    );
    if (refused === null) problems.push(`started with ${JSON.stringify(env)}`);
    else if (!refused.includes('SITE_SANDBOX=1')) problems.push(`no word of what to set: ${refused}`);
  }
  return { problems, refused: settings.length - problems.length };
}
