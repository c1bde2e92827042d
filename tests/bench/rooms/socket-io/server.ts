import { createServer } from "node:http";
import { Server } from "socket.io";

/** A baseline of the rooms that stores nothing on disk: socket.io, its rooms and its history in memory. */
const http = createServer();
const io = new Server(http, { transports: ["websocket"], connectionStateRecovery: {} });
const histories = new Map<string, string[]>();
const batch = 200;

io.on("connection", (socket) => {
  const room = String(socket.handshake.query["room"]);
  const history = histories.get(room) ?? [];
  histories.set(room, history);
  void socket.join(room);
  socket.on("say", (text: string) => {
    history.push(text);
    io.to(room).emit("said", text);
  });
  socket.on("hello", () => {
    for (let at = 0; at < history.length; at += batch) socket.emit("missed", history.slice(at, at + batch));
    socket.emit("complete");
  });
});
http.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.send?.("ready"));
