import { client } from '../../components/client.ts';
import { localFileUrl } from '../../lib/sites/local-file/address.ts';
import { keepFile } from '../offscreen/sounds/keep-file.ts';
import { goTo } from './route.ts';

/** Keeps a file on this device and shows it as a medium. Throws `storageFull` and `noSound`. */
export async function openFile(file: File): Promise<void> {
  const { soundId, name } = await keepFile(file);
  const { id } = await client.saveVideo({ url: localFileUrl(soundId, encodeURIComponent(name)) });
  goTo({ place: 'item', contentId: id });
}
