import type { AddressTable } from './address-table.ts';

/** Hosts of short links, by the site to which they lead; `generic` for those that lead anywhere. */
const hosts: Record<string, string> = {
  bilibili: 'b23.tv bili2233.cn acg.tv',
  tiktok: 'vm.tiktok.com vt.tiktok.com',
  douyin: 'v.douyin.com',
  soundcloud: 'on.soundcloud.com soundcloud.app.goo.gl snd.sc',
  spotify: 'spotify.link spoti.fi spotify.app.link',
  xiaohongshu: 'xhslink.com',
  applePodcasts: 'apple.co',
  pocketCasts: 'pca.st',
  generic:
    't.co bit.ly j.mp tinyurl.com is.gd v.gd ow.ly buff.ly lnkd.in rb.gy cutt.ly t.ly dlvr.it trib.al goo.gl amzn.to fb.me shorturl.at rebrand.ly bl.ink s.id t.cn url.cn dwz.cn adf.ly db.tt g.co',
};

/** The forms of short links, which `expandUrl` follows. */
export const shortLinkForms: AddressTable[] = Object.entries(hosts).map(([name, list]) => ({
  name,
  addresses: list.split(' ').map((host) => ({ hosts: [host], kind: 'shortLink', paths: ['/{id}'], url: `https://${host}/{id}` })),
}));
