// Command mongodb-wire is a server for the tests that speaks MongoDB's wire protocol on SQLite files:
// FerretDB through its embedding package, since no registry that a clone may use holds a mongod.
//
// Usage: mongodb-wire 127.0.0.1:27117 /folder/for/its/files
package main

import (
	"context"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: mongodb-wire <host:port> <folder>")
	}
	folder, err := filepath.Abs(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: os.Args[1]},
		Handler:   "sqlite",
		SQLiteURL: "file:" + folder + "/",
	})
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	if err := server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
