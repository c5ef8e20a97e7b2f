/** IPv4 networks without public hosts: this host, private, shared, reserved and test networks, multicast. */
const blockedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((network) => parseNetwork(network, parseV4));

const blockedV6 = [
  // This host, the loopback, and IPv4-compatible addresses, which RFC 4291 retired.
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
].map((network) => parseNetwork(network, parseV6));

/** IPv6 networks whose last 32 bits are an IPv4 address: mapped, translated, NAT64. */
const embeddedV4Networks = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96'].map((network) => parseNetwork(network, parseV6));

/** Whether a text is an IP address of the public internet. */
export function isPublicAddress(text: string): boolean {
  const v4 = parseV4(text);
  if (v4 !== undefined) return !blockedV4.some((network) => contains(network, v4));
  const v6 = parseV6(text.replace(/^\[(.*)\]$/, '$1').split('%')[0]!);
  if (v6 === undefined || blockedV6.some((network) => contains(network, v6))) return false;
  const inner = v6 & 0xffffffffn;
  return !(embeddedV4Networks.some((network) => contains(network, v6)) && blockedV4.some((network) => contains(network, inner)));
}

interface Network {
  first: bigint;
  /** Number of host bits. */
  hostBits: bigint;
}

function parseNetwork(text: string, parse: (address: string) => bigint | undefined): Network {
  const [address = '', length = ''] = text.split('/');
  return { first: parse(address)!, hostBits: BigInt(parse === parseV4 ? 32 : 128) - BigInt(length) };
}

const contains = ({ first, hostBits }: Network, address: bigint): boolean => address >> hostBits === first >> hostBits;

function parseV4(text: string): bigint | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n) : undefined;
}

function parseV6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2 || text.length > 45) return undefined;
  const [head, tail] = halves.map((half) => (half ? parseGroups(half) : []));
  if (!head || (halves.length === 2 && !tail)) return undefined;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<number>(tail ? missing : 0).fill(0), ...(tail ?? [])];
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(group), 0n);
}

/** Parses 16-bit groups; the last may be written as an IPv4 address. */
function parseGroups(half: string): number[] | undefined {
  const groups: number[] = [];
  const parts = half.split(':');
  for (const [i, part] of parts.entries()) {
    const v4 = i === parts.length - 1 ? parseV4(part) : undefined;
    if (v4 !== undefined) groups.push(Number(v4 >> 16n), Number(v4 & 0xffffn));
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}
