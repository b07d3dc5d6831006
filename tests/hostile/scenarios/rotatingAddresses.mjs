// An IPv6 subscriber checks which addresses are registered, from changing IP addresses of its own network, then from
// other networks of the same site.
const CHECKS_PER_HOUR = 10;
/** The limits of a site (/56) and an organisation (/48) as multiples of a subscriber's (/64) (server/networks.ts). */
const SITE = 4;
const ORGANISATION = 16;

const hex = (number) => number.toString(16).padStart(4, '0');

/** The number of requests from these addresses that succeeded without a captcha. */
async function countSuccesses(site, addresses) {
  let count = 0;
  for (const [index, address] of addresses.entries()) {
    const response = await fetch(`${site.base}/api/visit/regist/info/en/existEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: `nobody${index}@example.org` }),
    });
    if (response.status === 200) count += 1;
  }
  return count;
}

export async function run({ startSite }) {
  const site = await startSite({ TRUST_PROXY: '1' });
  const problems = [];
  const addressList = (count, addressOf) => Array.from({ length: count }, (_, index) => addressOf(index));
  const expectCount = async (what, addresses, limit) => {
    const count = await countSuccesses(site, addresses);
    if (count !== limit) problems.push(`${what}: ${count} of ${addresses.length} checks succeeded instead of ${limit}`);
    return count;
  };
  const subscriber = await expectCount(
    'one /64',
    addressList(60, (n) => `2001:db8:1:1::${hex(n + 1)}`),
    CHECKS_PER_HOUR,
  );
  const inSite = await expectCount(
    'one /56',
    addressList(120, (n) => `2001:db8:2:00${hex(n).slice(2)}::1`),
    CHECKS_PER_HOUR * SITE,
  );
  const organisation = await expectCount(
    'one /48',
    addressList(400, (n) => `2001:db8:3:${hex(n * 128)}::1`),
    CHECKS_PER_HOUR * ORGANISATION,
  );
  // Other networks are not affected.
  await expectCount('another network', ['2001:db8:ffff::1'], 1);
  return { problems, subscriber, site: inSite, organisation };
}
