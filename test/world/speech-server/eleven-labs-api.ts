import { json } from '../../provider/provider.ts';
import type { SpeechApi } from './speech-api.ts';
import { textOf } from './spoken-text.ts';

const models = ['scribe_v1', 'scribe_v2'];
/** Language codes in ISO 639-3. */
const codes: Record<string, string> = { en: 'eng', de: 'deu', fr: 'fra', zh: 'zho', ja: 'jpn', es: 'spa' };

const refuse = (status: number, message: string, code: string, headers?: Record<string, string>) =>
  json(status, { detail: { status: code, message } }, headers);

export const elevenLabsApi: SpeechApi = {
  isFor: ({ path }) => /^\/v1\/(?:speech-to-text|user)(?:[/?]|$)/.test(path),
  keyOf: ({ headers }) => headers['xi-api-key'] ?? '',
  needsKey: true,
  refuse,
  async answer(request, ear) {
    const { method, path, headers, body } = request;
    // The answer to a key that is restricted to transcription.
    if (path === '/v1/user') {
      const words = 'The API key you used is missing the permission user_read to execute this operation.';
      return refuse(401, words, 'missing_permissions');
    }
    const id = /^\/v1\/speech-to-text\/transcripts\/([^/?]+)$/.exec(path)?.[1];
    if (id !== undefined) {
      if (method !== 'DELETE' || !ear.uploads.delete(id)) return refuse(404, 'Transcript not found', 'not_found');
      return json(200, { message: 'Delete completed successfully.' });
    }
    const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
    const field = (name: string) => form.get(name)?.toString();
    const file = form.get('file');
    const model = field('model_id') ?? '';
    if (!models.includes(model)) return refuse(400, `Model ${model} is not a valid model, model not found`, 'invalid_model_id');
    if (!(file instanceof Blob)) return refuse(400, 'Must provide a file', 'invalid_file');
    const terms = form.getAll('keyterms').map(String);
    if (terms.length > 0 && model === 'scribe_v1') return refuse(400, 'keyterms need scribe_v2', 'invalid_parameters');
    const diarize = field('diarize') === 'true';
    try {
      const spoken = ear.listen(
        {
          protocol: 'elevenLabs',
          model,
          key: elevenLabsApi.keyOf(request),
          language: field('language_code'),
          prompt: terms,
          speakers: diarize,
          temperature: field('temperature') === undefined ? undefined : Number(field('temperature')),
          options: { tag_audio_events: field('tag_audio_events'), timestamps_granularity: field('timestamps_granularity') },
        },
        new Uint8Array(await file.arrayBuffer()),
      );
      const names = [...new Set(spoken.words.map(({ speaker }) => speaker))];
      const words = spoken.words.flatMap(({ text, startTime: start, endTime: end, speaker }, i) => {
        const speaker_id = diarize ? `speaker_${names.indexOf(speaker)}` : null;
        const before = spoken.words[i - 1];
        const isSpaced = before && textOf([before, spoken.words[i]!]).includes(' ');
        const spacing = { text: ' ', type: 'spacing', start: before?.endTime, end: start, speaker_id, logprob: 0 };
        return [...(isSpaced ? [spacing] : []), { text, type: 'word', start, end, speaker_id, logprob: -0.1 }];
      });
      const transcription = crypto.randomUUID();
      ear.uploads.add(transcription);
      return json(200, {
        language_code: codes[spoken.language] ?? spoken.language,
        language_probability: 0.98,
        text: textOf(spoken.words),
        words,
        transcription_id: transcription,
      });
    } catch (error) {
      return refuse(400, `The file is corrupted: ${String(error)}`, 'invalid_audio');
    }
  },
};
