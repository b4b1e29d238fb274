import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { searchContract } from './search.contract';

describeWhere(mongoMissing, 'search in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  searchContract('mongodb', {
    open: () => MongoReadStore.open({ url: url(), database: newDatabase() }),
    // The test server reads all words for each.
    typoSearches: 20,
  });
});
