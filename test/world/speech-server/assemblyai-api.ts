import { json, type ProviderRequest, type Reaction } from '../../provider/provider.ts';
import type { Ear, SpeechApi, SpokenText } from './speech-api.ts';
import { textOf, turnsOf } from './spoken-text.ts';

const models = ['universal-3-5-pro', 'universal-3-pro', 'universal-2', 'assemblyai-stt-3-7'];

interface Order {
  audio_url: string;
  speech_models?: string[];
  language_code?: string;
  language_detection?: boolean;
  speaker_labels?: boolean;
  keyterms_prompt?: string[];
  temperature?: number;
}
interface Job {
  order: Order;
  spoken: SpokenText;
  looks: number;
}

const refuse = (status: number, message: string, _code: string, headers?: Record<string, string>) =>
  json(status, { error: message }, headers);

/** AssemblyAI's API: upload the audio, create a transcript, poll until it is done, delete it. */
export function assemblyaiApi(): SpeechApi {
  const uploads = new Map<string, Uint8Array>();
  const jobs = new Map<string, Job>();
  const keyOf = ({ headers }: ProviderRequest) => headers.authorization ?? '';

  function submit(request: ProviderRequest, ear: Ear): Reaction {
    const order = JSON.parse(new TextDecoder().decode(request.body)) as Order;
    const sound = uploads.get(order.audio_url);
    if (!sound) return refuse(400, 'audio_url can not be read', '');
    if (order.speech_models?.some((model) => !models.includes(model))) return refuse(400, 'No such model: speech_models', '');
    if (order.language_code && order.language_detection) return refuse(400, 'language_detection with language_code', '');
    if (order.temperature !== undefined && order.speech_models?.[0] === 'universal-2') return refuse(400, 'temperature', '');
    try {
      const { language_code: language, keyterms_prompt: prompt, speaker_labels: speakers = false, temperature } = order;
      const model = order.speech_models?.[0] ?? '';
      const spoken = ear.listen(
        { protocol: 'assemblyai', model, key: keyOf(request), language, prompt, speakers, temperature, options: { ...order } },
        sound,
      );
      const id = crypto.randomUUID();
      jobs.set(id, { order, spoken, looks: ear.looks() });
      ear.uploads.add(id);
      return json(200, { id, status: 'queued', ...order });
    } catch (error) {
      return refuse(400, `Transcoding failed: ${String(error)}`, '');
    }
  }

  function look(id: string, job: Job): Reaction {
    job.looks -= 1;
    if (job.looks >= 0) return json(200, { id, status: 'processing', text: null, words: null, ...job.order });
    const { order, spoken } = job;
    if (spoken.words.length === 0 && order.language_detection) {
      return json(200, { id, status: 'error', error: 'language_detection cannot be performed on files with no spoken audio.' });
    }
    const names = [...new Set(spoken.words.map(({ speaker }) => speaker))];
    const words = spoken.words.map(({ text, startTime, endTime, speaker }) => ({
      text,
      start: Math.round(startTime * 1000),
      end: Math.round(endTime * 1000),
      confidence: 0.98,
      speaker: order.speaker_labels ? String.fromCharCode(65 + names.indexOf(speaker)) : null,
    }));
    return json(200, {
      id,
      status: 'completed',
      audio_url: order.audio_url,
      language_code: order.language_code ?? (spoken.language === 'en' ? 'en_us' : spoken.language),
      text: textOf(spoken.words),
      words,
      utterances: order.speaker_labels ? turnsOf(spoken.words).map((turn) => ({ text: textOf(turn) })) : null,
      audio_duration: Math.round(spoken.seconds),
    });
  }

  return {
    isFor: ({ path }) => /^\/v2\/(?:upload|transcript)(?:[/?]|$)/.test(path),
    keyOf,
    needsKey: true,
    refuse,
    answer(request, ear) {
      const { method, path, body } = request;
      if (method === 'POST' && path === '/v2/upload') {
        const address = `https://cdn.assemblyai.com/upload/${crypto.randomUUID()}`;
        uploads.set(address, body);
        ear.uploads.add(address);
        return json(200, { upload_url: address });
      }
      if (method === 'POST') return submit(request, ear);
      const id = /^\/v2\/transcript\/([^/?]+)$/.exec(path)?.[1];
      if (id === undefined) return json(200, { page_details: { limit: 1 }, transcripts: [] });
      const job = jobs.get(id);
      if (!job) return refuse(400, 'Transcript lookup error, transcript id not found', '');
      if (method === 'GET') return look(id, job);
      jobs.delete(id);
      for (const gone of [id, job.order.audio_url]) ear.uploads.delete(gone);
      return json(200, { id, status: 'completed', text: 'Deleted by user.', audio_url: 'http://deleted_by_user' });
    },
  };
}
