/** Entry point of the inspector's page. */

import './controls.css';
import './inspector.css';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';
import { openWatch } from './watch.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<Inspector watch={openWatch()} />);
