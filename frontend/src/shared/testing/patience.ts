import { configure } from '@testing-library/react';

// Generous, for slow machines; results that come sooner are used immediately.
configure({ asyncUtilTimeout: 10_000 });
