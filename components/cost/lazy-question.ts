import { lazy } from 'react';

/** Few runs cost so much that they are asked about. */
export const CostQuestionBanner = lazy(() => import('./cost-question.tsx'));
