import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { Failure } from '../contract/failure.ts';
import type { ModelChoice } from '../ports/models.ts';
import { addressOf, baseOf, isOllama } from './address.ts';
import { browserModel } from './browser-model.ts';
import { browserSummarizer } from './browser-summarizer.ts';
import { browserTranslator } from './browser-translator.ts';
import { contextOf } from './context.ts';
import { deviceModel } from './device-model.ts';
import type { ModelHost } from './host.ts';
import { limitResponses } from './limit-response.ts';
import type { ModelTraits } from './model-traits.ts';
import { ollamaModel } from './ollama-model.ts';
import { checkedKey, modelFetch } from './provider-request.ts';
import type { SdkModel } from './streaming-model.ts';
import { streamWholeResponses } from './unstreamed-response.ts';

/** Creates the selected model, whose requests have the form that it accepts. Throws `invalid` or `modelRefused`. */
export function providerModel(
  choice: ModelChoice,
  host: ModelHost,
  { form, hasNewLimit }: Pick<ModelTraits, 'form' | 'hasNewLimit'>,
): SdkModel {
  const apiKey = checkedKey(choice);
  const fetch = limitResponses(modelFetch(host));
  const address = addressOf(choice);
  const { hostname = '' } = address ?? {};
  // An empty key keeps the library from using one of the environment. Its own fetch is the global one, which not every host has.
  const options = { apiKey: apiKey ?? '', baseURL: baseOf(address), fetch: fetch as never };
  switch (choice.kind) {
    case 'builtIn':
      return browserModelOf(choice, host);
    case 'onDevice':
      if (!host.device) throw new Failure('noModel', 'This host runs no language models of its own.');
      return deviceModel(choice.model, host.device.write);
    case 'anthropic':
      return createAnthropic({ ...options, headers: { 'anthropic-dangerous-direct-browser-access': 'true' } })(choice.model);
    case 'google':
      return createGoogle(options)(choice.model);
    case 'openaiCompatible':
      if (isOllama(choice)) {
        const root = options.baseURL.replace(/\/v1$/, '');
        const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
        return ollamaModel(choice.model, { root, headers, context: contextOf(choice), fetch });
      }
      return createOpenAICompatible({
        ...options,
        fetch: streamWholeResponses(fetch) as never,
        name: 'provider',
        includeUsage: form === 'complete',
        supportsStructuredOutputs: form === 'complete',
        transformRequestBody: (body) => ({
          ...(hasNewLimit || isOpenAi.test(hostname) ? withNewLimit(body) : body),
          ...lessThought(hostname, choice.model, form),
        }),
      })(choice.model);
  }
}

function browserModelOf({ model }: ModelChoice, host: ModelHost): SdkModel {
  const models = host.browser ?? {};
  if (model === 'summarizer') return browserSummarizer(models.summarizer);
  return model === 'translator' ? browserTranslator(models.translator) : browserModel(models.languageModel);
}

/** Matches the hosts of OpenAI, regional ones too, and of its models at Azure. */
const isOpenAi = /^(?:[\w-]+\.)?api\.openai\.com$|\.openai\.azure\.com$/;

/** Renames the token limit for OpenAI's newer models, which reject the old name. */
const withNewLimit = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens });

/**
 * Matches OpenAI's models that by default think before each response, under the names of OpenAI and of OpenRouter. From 5.1 to 5.4 a
 * level would make them think, and those of ChatGPT and the large ones refuse a low level.
 */
const thinkingModel = /^(?:openai\/)?(?:gpt-(?!5\.[1-4])[5-9]|o\d)(?!.*(?:chat|pro))/;

/** Returns the fields that limit the thoughts of models which by default think at length, for minutes and at the user's cost. */
function lessThought(hostname: string, model: string, form: ModelTraits['form']): Record<string, unknown> {
  // DeepSeek refuses the complete form for its schema, and accepts this field in both.
  if (hostname === 'api.deepseek.com') return { thinking: { type: 'disabled' } };
  const isKnown = isOpenAi.test(hostname) || hostname === 'openrouter.ai';
  return isKnown && form === 'complete' && thinkingModel.test(model) ? { reasoning_effort: 'low' } : {};
}
