import { isPage } from '../../components/places/is-page.ts';
import { followPage } from '../page-link/page-link.ts';

// The page answers while the views load.
if (!isPage()) followPage();
