import { parseConnectionString } from './connection-string';

test('one host or several, with ports, credentials, a database and options', () => {
  expect(parseConnectionString('mongodb://one:27017,two:27018/trackers?replicaSet=rs0')).toEqual({
    protocol: 'mongodb:',
    hosts: ['one:27017', 'two:27018'],
    database: 'trackers',
  });
  expect(parseConnectionString('mongodb+srv://ann:p%40ss@cluster.example.org/my%20trackers')).toEqual({
    protocol: 'mongodb+srv:',
    hosts: ['cluster.example.org'],
    database: 'my trackers',
  });
  expect(parseConnectionString('esdb://ann:secret,1@one,two:2113,three?tls=false')).toEqual({
    protocol: 'esdb:',
    hosts: ['one', 'two:2113', 'three'],
    database: '',
  });
  expect(parseConnectionString('mongodb://[::1]:27017,%2Ftmp%2Fmongodb.sock')?.hosts).toEqual([
    '[::1]:27017',
    '%2Ftmp%2Fmongodb.sock',
  ]);
});

test.each([
  'mongodb',
  'mongodb:one',
  'mongodb://',
  'mongodb:///aidy',
  'mongodb://one,,two',
  'mongodb://one,/aidy',
  'mongodb://one two/aidy',
  'mongodb://one:port/aidy',
  'mongodb://one:99999/aidy',
  'mongodb://one/%zz',
  'mongodb+srv://one,two/aidy',
  'mongodb+srv://one:27017/aidy',
  'esdb://?tls=false',
])('%s is no connection string', (text) => {
  expect(parseConnectionString(text)).toBeNull();
});
