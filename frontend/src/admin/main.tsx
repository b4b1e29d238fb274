import { startApp } from '#shared/start/start-app';
import { Administration } from './administration';

startApp('admin.html', <Administration />);
