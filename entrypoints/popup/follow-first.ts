import { followPage } from '../page-link/page-link.ts';

// The page answers while the views load.
followPage();
