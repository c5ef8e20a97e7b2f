import type { GenerationRequest, ModelChoice, ModelRun, Models } from '../ports/models.ts';
import type { RunStep } from '../ports/run.ts';
import { answerQuestion } from './answer-question.ts';
import { estimate } from './estimate.ts';
import type { ModelHost } from './host.ts';
import { listModels } from './list-models.ts';
import type { KnownTraits } from './model-traits.ts';
import { polishParagraphs } from './polish-paragraphs.ts';
import { createModelSession } from './session.ts';
import { translate } from './translate.ts';
import { translateWithBrowser } from './translate-with-browser.ts';
import { writeSummary } from './write-summary.ts';
import { writeWithBrowser } from './write-with-browser.ts';

/** Creates the language model port on a host with a fetch function. */
export function createModels(host: ModelHost): Models {
  const knownTraits: KnownTraits = new Map();
  const open = (model: ModelChoice, run: ModelRun, done: readonly RunStep[] = []) =>
    createModelSession(host, knownTraits, model, run, done);
  const { browser = {} } = host;
  const openBrowser = (request: GenerationRequest, run: ModelRun) => (model: string) =>
    open({ ...request.model, model }, run, request.done);
  return {
    write: (request, run) =>
      request.model.kind === 'builtIn'
        ? writeWithBrowser(browser, openBrowser(request, run), request, run)
        : writeSummary(open(request.model, run, request.done), request, run),
    polish: (request, run) => polishParagraphs(open(request.model, run, request.done), request, run),
    translate: (request, run) =>
      request.model.kind === 'builtIn'
        ? translateWithBrowser(browser, openBrowser(request, run), request, run)
        : translate(open(request.model, run, request.done), request, run),
    answer: (request, run) => answerQuestion(open(request.model, run), request),
    estimate: async (request) => estimate(request),
    listModels: (model) => listModels(model, host),
  };
}
