import FileDown from 'lucide-react/icons/file-down';
import ListChevronsDownUp from 'lucide-react/icons/list-chevrons-down-up';
import ListChevronsUpDown from 'lucide-react/icons/list-chevrons-up-down';
import Maximize from 'lucide-react/icons/maximize';
import Save from 'lucide-react/icons/save';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useId, useRef, useState } from 'react';
import type { MindMapFormat } from '../../lib/contract/exporting.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { ActionResult } from '../exporting/action-result.tsx';
import { exportFailureText } from '../exporting/export-failure-text.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { clockTime } from '../i18n/time.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { type DrawnMap, drawMap } from './draw-map.ts';
import styles from './mind-map-view.module.css';
import { useMindMap } from './use-mind-map.ts';

const formats: Exclude<MindMapFormat, 'outline'>[] = ['markmap', 'opml', 'freemind', 'xmind'];

/** The summary as a mind map. */
export default function MindMapView({
  contentId,
  newestId,
  seek,
}: {
  contentId: string;
  /** The newest version of the summary, which the map shows. */
  newestId: string;
  seek: Seek;
}) {
  const { client } = useApp();
  const { map, failure } = useMindMap(contentId, newestId);
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const keys = useId();
  const latest = useRef(seek);
  latest.current = seek;

  useEffect(() => {
    if (!box.current) return;
    const drawing = drawMap(box.current, {
      label: exportingText('map.map'),
      describedBy: keys,
      nameOf: ({ title, startTime }) =>
        startTime === undefined ? title : exportingText('map.topic', { title, time: clockTime(startTime) }),
      onSeek: (time) => latest.current.to(time),
    });
    setDrawn(drawing);
    return drawing.destroy;
  }, [keys]);
  useEffect(() => {
    if (map) void drawn?.show(map);
  }, [drawn, map]);

  const action = useAction();
  const save = (format: MindMapFormat) =>
    action.run(async () => {
      const { fileName, fileUrl } = await client.generateMindMap({ contentId, format });
      saveFile(fileName, await (await fetch(fileUrl)).blob());
      return exportingText('export.saved', { name: fileName });
    });

  return (
    <section data-view="mind-map" aria-label={exportingText('map.map')} className={styles.view}>
      {(action.isBusy || action.message || action.failure) && (
        <div className={styles.result}>
          <ActionResult {...action} />
        </div>
      )}
      {failure && !map && (
        <p role="alert" className={styles.result}>
          {exportFailureText(failure)}
        </p>
      )}
      {!map && !failure && <Skeleton lines={4} />}
      {/* The map grows to the right in every language; its topics have the direction of their text. */}
      <div ref={box} dir="ltr" className={styles.map} />
      <div className={styles.tools}>
        <IconButton icon={ZoomIn} label={exportingText('map.zoomIn')} onClick={() => drawn?.zoom(1.25)} />
        <IconButton icon={ZoomOut} label={exportingText('map.zoomOut')} onClick={() => drawn?.zoom(0.8)} />
        <IconButton icon={Maximize} label={exportingText('map.fit')} onClick={() => drawn?.fit()} />
        <IconButton icon={ListChevronsUpDown} label={exportingText('map.expand')} onClick={() => void drawn?.foldAll(false)} />
        <IconButton icon={ListChevronsDownUp} label={exportingText('map.collapse')} onClick={() => void drawn?.foldAll(true)} />
        <Menu
          icon={Save}
          label={exportingText('map.save')}
          items={formats.map((format) => ({
            icon: FileDown,
            label: exportingText(`map.${format}`),
            onSelect: () => save(format),
          }))}
        />
      </div>
      <p id={keys} className="hidden-text">
        {exportingText('map.keys')}
      </p>
    </section>
  );
}
