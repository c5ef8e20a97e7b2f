import { json } from '../../provider/provider.ts';
import type { SpeechApi } from './speech-api.ts';
import { bare, textOf } from './spoken-text.ts';

const models = ['nova-3', 'nova-3-general', 'nova-3-medical', 'nova-2', 'nova-2-general', 'enhanced'];
const languages = ['en', 'en-US', 'de', 'fr', 'es', 'ja', 'zh', 'zh-CN', 'zh-TW', 'zh-HK', 'no', 'pt', 'multi'];
const parameters = ['model', 'smart_format', 'language', 'detect_language', 'diarize', 'keyterm', 'keywords', 'mip_opt_out'];

const refuse = (status: number, message: string, code: string, headers?: Record<string, string>) =>
  json(status, { err_code: code.toUpperCase(), err_msg: message, request_id: '7c0d1e2f' }, headers);

export const deepgramApi: SpeechApi = {
  isFor: ({ path, headers }) =>
    /^\/v1\/(?:listen|auth\/token)(?:\?|$)/.test(path) || (path === '/v1/models' && /^Token /.test(headers.authorization ?? '')),
  keyOf: ({ headers }) => /^Token (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '',
  needsKey: true,
  refuse,
  answer(request, ear) {
    const { pathname, searchParams: query } = new URL(request.path, 'http://deepgram');
    if (pathname === '/v1/auth/token') return json(200, { api_key_id: '1', scopes: ['member'] });
    if (pathname === '/v1/models') {
      const stt = models.map((name) => ({
        name,
        canonical_name: name,
        architecture: name,
        languages,
        batch: true,
        streaming: true,
      }));
      const flux = { name: 'flux', canonical_name: 'flux-general-en', languages: ['en'], batch: false, streaming: true };
      return json(200, { stt: [...stt, flux], tts: [{ name: 'thalia', canonical_name: 'aura-2-thalia-en' }] });
    }
    const unknown = [...query.keys()].find((name) => !parameters.includes(name));
    if (unknown) return refuse(400, `Unknown query parameter ${unknown}`, 'bad_request');
    const [model = 'base', language] = [query.get('model') ?? undefined, query.get('language')];
    if (!models.includes(model) || (language && !languages.includes(language))) {
      return refuse(400, 'Bad Request: No such model/language/tier combination found.', 'bad_request');
    }
    if (query.has('keyterm') && !model.startsWith('nova-3')) return refuse(400, 'Keyterm is for nova-3', 'bad_request');
    if (query.has('keywords') && model.startsWith('nova-3')) return refuse(400, 'Keywords are not for nova-3', 'bad_request');
    if (!request.headers['content-type']?.startsWith('audio/')) return refuse(415, 'Unsupported content type', 'bad_request');
    const diarize = query.get('diarize') === 'true';
    const detects = query.get('detect_language') === 'true';
    try {
      const spoken = ear.listen(
        {
          protocol: 'deepgram',
          model,
          key: deepgramApi.keyOf(request),
          language: language ?? undefined,
          prompt: [...query.getAll('keyterm'), ...query.getAll('keywords')],
          speakers: diarize,
          options: Object.fromEntries(query),
        },
        request.body,
      );
      const speakers = [...new Set(spoken.words.map(({ speaker }) => speaker))];
      const words = spoken.words.map(({ text, startTime: start, endTime: end, speaker }) => ({
        word: bare(text).toLowerCase(),
        start,
        end,
        confidence: 0.99,
        ...(diarize && { speaker: speakers.indexOf(speaker), speaker_confidence: 0.8 }),
        punctuated_word: text,
      }));
      const alternatives = [{ transcript: textOf(spoken.words), confidence: 0.99, words }];
      return json(200, {
        metadata: { request_id: '7c0d1e2f', sha256: '', duration: spoken.seconds, channels: 1, models: ['1'] },
        results: {
          channels: [{ alternatives, ...(detects && { detected_language: spoken.language, language_confidence: 0.9 }) }],
        },
      });
    } catch (error) {
      return refuse(400, `Bad Request: failed to process audio: ${String(error)}`, 'bad_request');
    }
  },
};
